import { metaPrompt, readMetaReply } from '@silosmith/ai';
import { fitMeta, fitMetaDescription, withoutMarkup } from '@silosmith/content';
import { type Meta, metaSchema } from '@silosmith/contract';
import { briefAlong } from './outline.ts';
import { SNIPPET_TOKENS } from './snippet-tokens.ts';
import type { Stage } from './stage.ts';

const isFallback = ({ provenance, title, keyword }: Meta): boolean =>
  provenance === null && title === keyword;

export const meta: Stage<'meta'> = {
  id: 'meta',
  collection: 'metas',
  schema: metaSchema,
  needs: ['article'],
  /** Without an article its title and beginning are as long as the keyword: good enough for the estimate. */
  prompt: ({ brief, records: { article, outline } }) =>
    metaPrompt({
      brief: briefAlong(brief, outline),
      articleTitle: article?.title ?? brief.keyword,
      excerpt: article?.excerpt ?? brief.keyword,
    }),
  replyTokens: () => SNIPPET_TOKENS,
  async run(page, ask) {
    const { value, provenance } = await ask(this.prompt(page), readMetaReply);
    const { keyword, language } = page.brief;
    const { title, description } = value;
    const texts = fitMeta(
      { title: withoutMarkup(title), description: withoutMarkup(description) },
      { keyword, language, article: page.records.article ?? null },
    );
    return { record: { keyword, ...texts, provenance }, notes: [] };
  },
  /** The keyword as title and the article's beginning as description; `provenance` null says that nobody wrote it. */
  fallback({ brief: { keyword }, records }) {
    const description = fitMetaDescription(records.article?.excerpt || keyword);
    return { record: { keyword, title: keyword, description, provenance: null }, notes: ['meta-fallback'] };
  },
  isMade: (record) => !isFallback(record),
  isByHand: (record) => record.provenance === null && !isFallback(record),
};
