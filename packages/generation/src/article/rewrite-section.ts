// Writes one section of an article again. What is around it stays octet by octet, and what it linked to it links to again.
import { type LinkTarget, type PageBrief, type Prompt, rewritePrompt } from '@silosmith/ai';
import {
  type ArticleSection,
  articleHtmlOf,
  keepExternalLinks,
  relatedHeading,
  resolveSiloLinks,
  SILO_SCHEME,
  type SiloLink,
  sectionHtml,
  sectionsOf,
  siloLinksOf,
  textOf,
  usedUpOpenings,
  withSection,
  wordCount,
} from '@silosmith/content';
import type { Article } from '@silosmith/contract';
import { escapeHtml, Fault } from '@silosmith/kernel';

/** Which section: the text of its heading, and how many before it have the same. */
export interface SectionName {
  readonly heading: string;
  readonly nth: number;
}

const FEWEST_WORDS = 80;
const MOST_OPENINGS = 20;
/** Of what stands before and after the section. */
const MOST_CHARACTERS = 600;

type Written = Pick<Article, 'content' | 'title' | 'excerpt'>;

/** Sections that can be written again; the list of related pages is made by rule. */
export const rewritableSections = (content: string, language: string): ArticleSection[] =>
  sectionsOf(content).filter(({ heading }) => heading !== relatedHeading(language));

/** Null where the article has no such section. */
export function rewritePromptOf(article: Written, brief: PageBrief, name: SectionName): Prompt | null {
  const section = sectionIn(article.content, name);
  if (section === undefined) return null;
  const { content, title, excerpt: summary } = article;
  const { heading, level, from, to } = section;
  const text = sectionHtml(content, section);
  const others = `${content.slice(0, from)}\n${content.slice(to)}`;
  return rewritePrompt({
    ...{ brief, title, summary, heading, level, text },
    headings: sectionsOf(content).map((one) => one.heading),
    before: textOf(content.slice(0, from)).slice(-MOST_CHARACTERS),
    after: textOf(content.slice(to)).slice(0, MOST_CHARACTERS),
    words: Math.max(FEWEST_WORDS, Math.round(wordCount(text) / 10) * 10),
    keywords: brief.outline.find((one) => folded(one.heading) === folded(heading))?.keywords ?? [],
    links: siloLinksOf(text).map((link) => targetOf(link, brief)),
    usedOpenings: usedUpOpenings(others).slice(0, MOST_OPENINGS),
  });
}

/** The whole article with the text of a reply in the section's place. Throws `ai.empty-reply`, `generation.no-section`. */
export function withRewritten(content: string, reply: string, brief: PageBrief, name: SectionName): string {
  const section = sectionIn(content, name);
  if (section === undefined) throw noSection(name);
  const before = sectionHtml(content, section);
  const text = belowHeading(articleHtmlOf(reply), section);
  if (textOf(text).trim() === '') throw new Fault('ai.empty-reply', { retryable: true });
  const proven = withOwnLinks(text, before, brief);
  return withSection(content, section, proven);
}

export const noSection = ({ heading }: SectionName): Fault =>
  new Fault('generation.no-section', { params: { heading } });

const sectionIn = (content: string, name: SectionName): ArticleSection | undefined =>
  sectionsOf(content).find(({ heading, nth }) => heading === name.heading && nth === name.nth);

/** Without the heading that the article has already; others go below its level. */
function belowHeading(html: string, { heading, level }: ArticleSection): string {
  const first = /^\s*<h([1-6])>(.*?)<\/h\1>\s*/su.exec(html);
  const isRepeated = first !== null && folded(textOf(first[0])) === folded(heading);
  const body = isRepeated ? html.slice(first[0].length) : html;
  return body.replace(/<(\/?)h([1-6])>/gu, (_, close: string, of: string) => {
    const below = Math.min(6, Math.max(Number(of), level + 1));
    return `<${close}h${below}>`;
  });
}

/** Links lead to pages that the brief knows or the section linked to; what it linked to and is missing is listed below it. */
function withOwnLinks(html: string, before: string, brief: PageBrief): string {
  const own = siloLinksOf(before);
  const { keyword, pillar, parent, siblings, children, links } = brief;
  const around = [pillar, parent, ...siblings, ...children, ...links.map((link) => link.keyword)];
  const targets = [
    ...around.filter((one) => one !== null && folded(one) !== folded(keyword)),
    ...own.map((link) => link.keyword),
  ];
  const known = new Map(targets.flatMap((one) => (one === null ? [] : [[folded(one), one]])));
  const linked = resolveSiloLinks(html, (asked) => {
    const target = known.get(folded(asked));
    return target === undefined ? null : SILO_SCHEME + target;
  });
  const addresses = new Set((brief.facts ?? []).map(({ url }) => url));
  keepExternalLinks(before, (address) => addresses.add(address).size > 0);
  const proven = keepExternalLinks(linked, (address) => addresses.has(address)).html;
  const there = new Set(siloLinksOf(proven).map((link) => folded(link.keyword)));
  const missing = own.filter((link) => !there.has(folded(link.keyword)));
  return missing.length === 0 ? proven : `${proven}\n<ul>${missing.map(itemOf).join('')}</ul>`;
}

const itemOf = ({ keyword, text }: SiloLink): string =>
  `<li><a href="${SILO_SCHEME}${escapeHtml(keyword)}">${escapeHtml(text)}</a></li>`;

const targetOf = ({ keyword, text }: SiloLink, { links }: PageBrief): LinkTarget =>
  links.find((link) => folded(link.keyword) === folded(keyword)) ?? {
    keyword,
    relation: 'other',
    anchors: [text],
  };

const folded = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
