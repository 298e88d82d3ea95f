// Which pictures a page gets, from its length and its headings.
import type { ImageBrief, PageBrief } from '@silosmith/ai';
import { cleanLine, cutAtWord, textOf } from '@silosmith/content';
import type { ImageAmount, Picture } from '@silosmith/contract';
import { sectionImageKind } from './image-kind.ts';

export type PlannedPicture = Pick<Picture, 'role' | 'section' | 'alt' | 'caption' | 'fileName'> & {
  readonly brief: ImageBrief;
};

const MAX_ALT_CHARACTERS = 125;
/** Shorter, it describes nothing. */
const MIN_ALT_CHARACTERS = 10;
const MAX_FILE_NAME_CHARACTERS = 50;

/**
 * 2 below 800 words; 4 below 2,000 unless it is a pillar page; else one for each 500 words, at most 6. The featured one alone where the
 * amount leaves the page out.
 */
export function picturesFor(
  { targetWords, level }: Pick<PageBrief, 'targetWords' | 'level'>,
  amount: ImageAmount = 'every-page',
): number {
  if (amount === 'featured' || (amount === 'pillar-pages' && level !== 1)) return 1;
  if (targetWords < 800) return 2;
  if (targetWords < 2_000 && level !== 1) return 4;
  return Math.max(2, Math.min(6, Math.floor(targetWords / 500)));
}

/**
 * The featured picture, then one each for headings spread over the article: no more than there are headings. The featured picture and every
 * second of the others name the keyword: Yoast SEO asks for it in 30 to 75 % of the alternative texts of a page with five or more.
 */
export function planPictures(brief: PageBrief, articleHtml: string, amount?: ImageAmount): PlannedPicture[] {
  const { keyword, level } = brief;
  const headings = headingsOf(articleHtml);
  const count = Math.min(picturesFor(brief, amount) - 1, headings.length);
  const chosen = Array.from(
    { length: count },
    (_, at) => headings[Math.floor((at * headings.length) / count)] ?? '',
  );
  return [
    { role: 'featured' as const, section: null, subject: keyword, alt: featuredAlt(keyword, articleHtml) },
    ...chosen.map((heading, at) => ({
      role: 'content' as const,
      section: heading,
      subject: heading,
      alt: sectionAlt(heading, keyword, at % 2 === 1),
    })),
  ].map(({ subject, alt, ...place }, at) => ({
    ...place,
    alt: cutAtWord(alt, MAX_ALT_CHARACTERS),
    caption: place.section ?? '',
    fileName: fileNameOf(keyword, at),
    brief: {
      ...{ keyword, level, subject },
      kind: place.section === null ? ('hero' as const) : sectionImageKind(place.section),
    },
  }));
}

function featuredAlt(keyword: string, articleHtml: string): string {
  if (keyword.length >= MIN_ALT_CHARACTERS) return keyword;
  const title = cleanLine(textOf(/<h1\b[^>]*>(.*?)<\/h1>/su.exec(articleHtml)?.[1] ?? ''));
  return title.length > keyword.length ? title : keyword;
}

function sectionAlt(heading: string, keyword: string, namesKeyword: boolean): string {
  if (heading.toLowerCase().includes(keyword.toLowerCase())) return heading;
  return namesKeyword || heading.length < MIN_ALT_CHARACTERS ? `${heading} – ${keyword}` : heading;
}

/** Texts of the h2, in order, without repeats. */
function headingsOf(html: string): string[] {
  const found = Array.from(html.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gsu), ([, inner = '']) =>
    cleanLine(textOf(inner)),
  );
  return [...new Set(found.filter((heading) => heading !== ''))];
}

/** Words of the keyword with hyphens, and the picture's number where it is not the first. */
function fileNameOf(keyword: string, at: number): string {
  const plain = keyword.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const ending = at === 0 ? '' : `-${at + 1}`;
  const words = plain.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/gu, '') || 'image';
  return words.slice(0, MAX_FILE_NAME_CHARACTERS - ending.length).replace(/-$/u, '') + ending;
}
