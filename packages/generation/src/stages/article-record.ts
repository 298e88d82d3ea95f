// Turns a reply into an article record: sanitised, headings repaired, links verified, words counted.
import type { ArticleReply, PageBrief } from '@silosmith/ai';
import {
  articleHtmlOf,
  cutAtWord,
  EXCERPT_MAX_CHARACTERS,
  excerptOf,
  keepExternalLinks,
  languageDriftOf,
  repairHeadings,
  resolveSiloLinks,
  SILO_SCHEME,
  siloLinksOf,
  withoutMarkup,
  wordCount,
} from '@silosmith/content';
import type { Article, Provenance } from '@silosmith/contract';
import { relatedPagesHtml } from './related-pages.ts';

/** What a reader of the run should know: `few-words` below 90 % of the target, the others as their names say. */
export type ArticleNote =
  | 'raw-reply'
  | 'cut-reply'
  | 'few-words'
  | 'wrong-language'
  | 'few-h2'
  | 'long-heading'
  | 'links-added'
  | 'links-removed'
  /** Links to pages that nobody read for this article. */
  | 'sources-removed';

export interface MadeArticle {
  readonly article: Article;
  readonly notes: readonly ArticleNote[];
}

export function articleRecordOf(reply: ArticleReply, brief: PageBrief, provenance: Provenance): MadeArticle {
  const title = withoutMarkup(reply.title);
  const { html, notes: ofLinks } = finishedHtml(articleHtmlOf(reply.content), brief, title);
  const ofReply = reply.form === 'json' ? [] : [`${reply.form}-reply` as const];
  const excerpt = withoutMarkup(reply.excerpt);
  return {
    article: {
      keyword: brief.keyword,
      title,
      content: html,
      excerpt: excerpt === '' ? excerptOf(html) : cutAtWord(excerpt, EXCERPT_MAX_CHARACTERS),
      wordCount: wordCount(html),
      provenance,
      edited: false,
      ...formOf(brief),
    },
    notes: [...ofReply, ...ofLinks, ...textNotesOf(html, brief)],
  };
}

/** What the run chose; nothing where it chose nothing. */
function formOf({ template, strategy, targetWords: words }: PageBrief): Pick<Article, 'form'> {
  if (template === undefined && strategy === undefined) return {};
  return { form: { ...(template ? { template } : {}), ...(strategy ? { strategy } : {}), words } };
}

/** Reserved for examples (RFC 2606): what links there claims nothing. */
const EXAMPLE_HOST = /^(?:.+\.)?example\.(?:com|net|org)$/u;

/** Pages that were read for this article, by address; a fragment or a slash at the end makes no other page. */
function isSourceOf({ facts = [] }: PageBrief): (address: string) => boolean {
  const read = new Set(facts.map(({ url }) => addressOf(url)));
  return (address) => EXAMPLE_HOST.test(URL.parse(address)?.hostname ?? '') || read.has(addressOf(address));
}

const addressOf = (text: string): string =>
  (URL.parse(text)?.href ?? text).replace(/#.*$/u, '').replace(/\/$/u, '');

/** What is to be said of a text, whoever wrote it: few words or H2 headings, long headings, another language. */
export function textNotesOf(html: string, { keyword, language, targetWords }: PageBrief): ArticleNote[] {
  const notes = new Set<ArticleNote>(repairHeadings(html, keyword, '').notes.map(({ code }) => code));
  if (wordCount(html) < targetWords * 0.9) notes.add('few-words');
  if (languageDriftOf(html, language) !== null) notes.add('wrong-language');
  return [...notes];
}

/** Headings repaired, links proven; `html` is sanitised. The notes are of the links. */
export function finishedHtml(
  html: string,
  brief: PageBrief,
  title: string,
): { readonly html: string; readonly notes: readonly ArticleNote[] } {
  const headings = repairHeadings(html, brief.keyword, title);
  const proven = keepExternalLinks(headings.html, isSourceOf(brief));
  const linked = withProvenLinks(proven.html, brief);
  const removed = proven.removed > 0 ? (['sources-removed'] as const) : [];
  return { html: linked.html, notes: [...removed, ...linked.notes] };
}

/** Links to pages outside the silo, or to the page itself, lose their link; pages that must be linked and are not are listed at the end. */
function withProvenLinks(html: string, brief: PageBrief): { html: string; notes: ArticleNote[] } {
  const around = [
    brief.pillar,
    brief.parent,
    ...brief.siblings,
    ...brief.children,
    ...brief.links.map((link) => link.keyword),
  ];
  const known = new Map(around.flatMap((keyword) => (keyword === null ? [] : [[folded(keyword), keyword]])));
  known.delete(folded(brief.keyword));
  let removed = false;
  const proven = resolveSiloLinks(html, (keyword) => {
    const target = known.get(folded(keyword));
    return target === undefined ? null : SILO_SCHEME + target;
  });
  const before = siloLinksOf(html).length;
  const links = siloLinksOf(proven);
  removed = links.length < before;
  const linked = new Set(links.map((link) => folded(link.keyword)));
  const missing = brief.links.filter((link) => !linked.has(folded(link.keyword))).map((link) => link.keyword);
  return {
    html: missing.length === 0 ? proven : `${proven}\n${relatedPagesHtml(missing, brief.language)}`,
    notes: [
      ...(removed ? (['links-removed'] as const) : []),
      ...(missing.length > 0 ? (['links-added'] as const) : []),
    ],
  };
}

const folded = (keyword: string): string =>
  keyword.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
