import { readTagsReply, tagsPrompt } from '@silosmith/ai';
import { normaliseTags, withoutMarkup } from '@silosmith/content';
import { type Tags, tagsSchema } from '@silosmith/contract';
import { SNIPPET_TOKENS } from './snippet-tokens.ts';
import type { MadeRecord, Stage } from './stage.ts';

const isFallback = ({ provenance, tags, keyword }: Tags): boolean =>
  provenance === null && tags.length === 1 && tags[0] === keyword;

/** The keyword alone; `provenance` null says that nobody wrote it. */
const fallbackTags = (keyword: string): MadeRecord<'tags'> => ({
  record: { keyword, tags: [keyword], provenance: null },
  notes: ['tags-fallback'],
});

export const tags: Stage<'tags'> = {
  id: 'tags',
  collection: 'tags',
  schema: tagsSchema,
  needs: ['article'],
  prompt: ({ brief, records: { article } }) =>
    tagsPrompt({ brief, articleTitle: article?.title ?? brief.keyword }),
  replyTokens: () => SNIPPET_TOKENS,
  async run(page, ask) {
    const { keyword } = page.brief;
    const { value, provenance } = await ask(this.prompt(page), readTagsReply);
    const normalised = normaliseTags(value.tags.map(withoutMarkup));
    if (normalised.length === 0) return fallbackTags(keyword);
    return { record: { keyword, tags: normalised, provenance }, notes: [] };
  },
  fallback: ({ brief }) => fallbackTags(brief.keyword),
  isMade: (record) => !isFallback(record),
  isByHand: (record) => record.provenance === null && !isFallback(record),
};
