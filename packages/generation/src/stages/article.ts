import { type ArticleReply, aiFault, articlePrompt, type PageBrief, readArticleReply } from '@silosmith/ai';
import { articleHtmlOf, languageDriftOf } from '@silosmith/content';
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
  needs: ['research'],
  prompt: ({ brief }) => articlePrompt(brief),
  replyTokens: ({ targetWords }) => ({
    least: (targetWords / WORDS_A_TOKEN) * 0.9,
    usual: targetWords / WORDS_A_TOKEN,
    most: (targetWords * 1.1) / WORDS_A_TOKEN_AT_LEAST,
  }),
  async run(page, ask) {
    const { brief } = page;
    const reply = await ask(this.prompt(page), readerOf(brief));
    const { article: record, notes } = articleRecordOf(reply.value, brief, reply.provenance);
    return { record, notes };
  },
  fallback: () => null,
  isMade: () => true,
  isByHand: ({ edited, provenance }) => edited || provenance === null,
};

/**
 * Reads replies of one page. The first in another language than asked for is refused, so that it is asked for once more; a second one is
 * kept and noted: it is paid for, and a page in the wrong language is better than none.
 */
function readerOf({ keyword, language }: PageBrief): (content: string) => ArticleReply {
  let refused = false;
  return (content) => {
    const reply = readArticleReply(content, keyword);
    const drift = refused ? null : languageDriftOf(articleHtmlOf(reply.content), language);
    if (drift === null) return reply;
    refused = true;
    throw aiFault('wrong-language', { language: drift, asked: language });
  };
}
