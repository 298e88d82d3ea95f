import { articlePrompt } from '@silosmith/ai';
import { wordCount } from '@silosmith/content';
import { articleSchema } from '@silosmith/contract';
import { articleCalls, replyTokensFor } from '../article/article-calls.ts';
import { provenanceOfSteps } from '../article/paid-steps.ts';
import { isLong } from '../article/part-plan.ts';
import { textReader } from '../article/read-text.ts';
import { mendArticle } from '../article/repair-article.ts';
import { type WrittenArticle, writeInParts } from '../article/write-parts.ts';
import { articleRecordOf, textNotesOf } from './article-record.ts';
import { briefAlong, sectionsAlong } from './outline.ts';
import type { Ask, PageSoFar, Stage } from './stage.ts';

export const article: Stage<'article'> = {
  id: 'article',
  collection: 'articles',
  schema: articleSchema,
  needs: ['research', 'viewpoint', 'persona', 'outline'],
  prompt: ({ brief, records: { outline } }) =>
    articlePrompt(briefAlong(brief, outline), sectionsAlong(brief, outline)),
  replyTokens: ({ targetWords }) => replyTokensFor(targetWords),
  calls: articleCalls,
  async run(page, ask) {
    const { brief } = page;
    const inParts = isLong(brief) ? await partsOf(page, ask) : null;
    const { reply, steps } = inParts ?? (await writeAtOnce(page, ask));
    const made = articleRecordOf(reply, brief, provenanceOfSteps(steps));
    const { html, repair, step } = await mendArticle(made.article, brief, ask);
    if (repair === null) return { record: made.article, notes: made.notes };
    const [first, ...others] = steps;
    const provenance = provenanceOfSteps([first, ...others, ...(step ? [step] : [])]);
    const record = { ...made.article, content: html, wordCount: wordCount(html), provenance, repair };
    const before = new Set(textNotesOf(made.article.content, brief));
    const ofReply = made.notes.filter((note) => !before.has(note));
    return { record, notes: [...ofReply, ...textNotesOf(html, brief)] };
  },
  fallback: () => null,
  isMade: () => true,
  isByHand: ({ edited, provenance }) => edited || provenance === null,
};

const partsOf = ({ brief, records: { outline } }: PageSoFar, ask: Ask): Promise<WrittenArticle | null> =>
  writeInParts(briefAlong(brief, outline), sectionsAlong(brief, outline), ask);

async function writeAtOnce(page: PageSoFar, ask: Ask): Promise<WrittenArticle> {
  const { value, provenance } = await ask(article.prompt(page), textReader(page.brief));
  return { reply: value, steps: [{ task: 'article', provenance }] };
}
