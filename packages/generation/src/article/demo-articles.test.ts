import {
  articlePrompt,
  DEMO_PROVIDER,
  defaultModelOf,
  loadTextProvider,
  readArticleReply,
} from '@silosmith/ai';
import { factsOf } from '@silosmith/content';
import { CONTENT_LANGUAGES } from '@silosmith/contract';
import { pageOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import { noContent } from '../testing/records.ts';

const PAGES = ['hose', 'reel', 'nozzle', 'soaker', 'sprinkler', 'pond', 'tap', 'box'].map((word) =>
  pageOf(`garden ${word}`),
);

it.each(CONTENT_LANGUAGES)(
  'a demo article in %s asks its readers to act, whichever the page',
  async (language) => {
    const provider = DEMO_PROVIDER;
    const model = defaultModelOf(provider);
    const { items } = planGeneration({ pages: PAGES, existing: noContent, provider, model, language });
    const { generateText } = await loadTextProvider(provider);
    const call = {
      fetch: () => Promise.reject(new Error('no network')),
      signal: new AbortController().signal,
    };
    const inviting: string[] = [];
    for (const { brief, keyword } of items) {
      const reply = await generateText({ prompt: articlePrompt(brief).prompt, model }, call);
      const { content } = readArticleReply(reply.content, keyword);
      if (factsOf(content, keyword, language).style.invites) inviting.push(keyword);
    }
    expect(inviting).toEqual(PAGES.map(({ keyword }) => keyword));
  },
);
