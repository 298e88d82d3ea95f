import type { PageBrief, Prompt } from '@silosmith/ai';
import { wordCount } from '@silosmith/content';
import { type Article, articleSchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { replyTokensFor } from '../article/article-calls.ts';
import { withStep } from '../article/paid-steps.ts';
import { textReader } from '../article/read-text.ts';
import { noSection, rewritePromptOf, type SectionName, withRewritten } from '../article/rewrite-section.ts';
import { textNotesOf } from './article-record.ts';
import type { Stage } from './stage.ts';

/** Names a section among the stages that a run makes again (`rewrites.stages`): the article stays, but for that section. */
export const SECTION = 'section';

/** Writes one section of an article that is there again, once since a moment, ISO 8601. */
export const sectionSince = (madeBefore: string, name: SectionName): Stage<'article'> => ({
  id: 'article',
  collection: 'articles',
  schema: articleSchema,
  needs: ['research'],
  mends: true,
  prompt: ({ brief, records: { article } }): Prompt => promptOf(article, brief, name),
  replyTokens: ({ targetWords }) => replyTokensFor(targetWords),
  asked({ brief, records: { article } }) {
    const prompt = article && rewritePromptOf(article, brief, name);
    return prompt ? { prompt, questions: 2 } : null;
  },
  async run({ brief, records: { article } }, ask) {
    if (article === undefined) throw new Fault('generation.no-article');
    const read = textReader(brief);
    const { value: content, provenance } = await ask(promptOf(article, brief, name), (reply) =>
      withRewritten(article.content, read(reply).content, brief, name),
    );
    const { provider, model, demo, generatedAt } = provenance;
    const others = article.rewritten?.filter(({ heading }) => heading !== name.heading) ?? [];
    const last = { heading: name.heading, provider, model, demo, madeAt: generatedAt };
    const record = {
      ...article,
      content,
      wordCount: wordCount(content),
      provenance: withStep(article.provenance, { task: 'rewrite', provenance }),
      rewritten: [...others, last],
    };
    return { record, notes: textNotesOf(content, brief) };
  },
  fallback: () => null,
  isMade: ({ rewritten = [] }) =>
    rewritten.some(
      ({ heading, madeAt }) => heading === name.heading && Date.parse(madeAt ?? '') >= Date.parse(madeBefore),
    ),
  isByHand: ({ edited, provenance }) => edited || provenance === null,
});

function promptOf(article: Article | undefined, brief: PageBrief, name: SectionName): Prompt {
  const prompt = article && rewritePromptOf(article, brief, name);
  if (!prompt) throw noSection(name);
  return prompt;
}
