import { articlePrompt, readArticleReply } from '@silosmith/ai';
import { articleSchema } from '@silosmith/contract';
import { articleRecordOf } from './article-record.ts';
import type { Stage } from './stage.ts';

/** Words per token: 0.75 in English, about 0.5 in other languages, with markup. */
const WORDS_A_TOKEN = 0.75;
const WORDS_A_TOKEN_AT_LEAST = 0.5;

export const article: Stage<'article'> = {
  id: 'article',
  collection: 'articles',
  schema: articleSchema,
  needs: [],
  prompt: ({ brief }) => articlePrompt(brief),
  replyTokens: ({ targetWords }) => ({
    least: (targetWords / WORDS_A_TOKEN) * 0.9,
    usual: targetWords / WORDS_A_TOKEN,
    most: (targetWords * 1.1) / WORDS_A_TOKEN_AT_LEAST,
  }),
  async run(page, ask) {
    const { brief } = page;
    const reply = await ask(this.prompt(page), (content) => readArticleReply(content, brief.keyword));
    const { article: record, notes } = articleRecordOf(reply.value, brief, reply.provenance);
    return { record, notes };
  },
  fallback: () => null,
  isMade: () => true,
  isByHand: ({ edited, provenance }) => edited || provenance === null,
};
