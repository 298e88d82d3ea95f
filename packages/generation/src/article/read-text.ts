// Reads replies that are article text: a reply that is unusable is refused once, so that it is asked for again.
import { type ArticleReply, aiFault, type PageBrief, readArticleReply } from '@silosmith/ai';
import { articleHtmlOf, languageDriftOf } from '@silosmith/content';

/**
 * A reader for the replies of one question. The first that is in another language than asked for, or ends too early, is refused; a second
 * one is kept and noted: it is paid for, and such a text is better than none. Throws `ai.wrong-language`, `ai.cut-reply`, and what
 * `readArticleReply` throws.
 */
export function textReader({ keyword, language }: Pick<PageBrief, 'keyword' | 'language'>) {
  let refused = false;
  return (content: string): ArticleReply => {
    const reply = readArticleReply(content, keyword);
    const drift = refused ? null : languageDriftOf(articleHtmlOf(reply.content), language);
    const isCut = !refused && reply.form === 'cut';
    if (drift === null && !isCut) return reply;
    refused = true;
    throw drift === null
      ? aiFault('cut-reply')
      : aiFault('wrong-language', { language: drift, asked: language });
  };
}
