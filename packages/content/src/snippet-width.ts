// How wide titles and descriptions are in a search result, and how much of them is shown.

/** Of Arial, in thousandths of the font size (Adobe's Helvetica metrics, which Arial shares): the letters of each width. */
const GLYPHS: readonly (readonly [width: number, glyphs: string])[] = [
  [191, "'"],
  [222, 'ijl‘’‚'],
  [260, '|¦'],
  [278, ' !,./:;I[]\\ft·ı\u00a0'],
  [333, '()-`r“”„¡¨°‹›'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [389, '*'],
  [400, '™'],
  [469, '^'],
  [500, 'Jckvsxyz'],
  [556, '#$0123456789?L_abdeghnopqu–€£¢¥«»§ßµ'],
  [584, '+<=>~±×÷¬'],
  [611, 'FTZøþ¿'],
  [667, '&ABEKPSVXYÞ'],
  [722, 'CDHNRUwÐ'],
  [737, '©®'],
  [778, 'GOQØ'],
  [833, 'Mm'],
  [889, '%æ'],
  [944, 'Wœ'],
  [1000, '—…Æ‰Œ'],
  [1015, '@'],
];
const WIDTHS = new Map(
  GLYPHS.flatMap(([width, glyphs]) => [...glyphs].map((glyph): [string, number] => [glyph, width])),
);
const USUAL_WIDTH = 556;
const FULL_WIDTH = 1000;
const IS_FULL_WIDTH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff00-\uff60]/u;

/** In pixels; accents take no room. Letters that the table does not know count as an average one. */
export function arialWidthPx(text: string, sizePx: number): number {
  let thousandths = 0;
  for (const glyph of text.normalize('NFC')) {
    const base = glyph.normalize('NFD')[0] ?? glyph;
    const known = WIDTHS.get(glyph) ?? WIDTHS.get(base);
    thousandths += known ?? (IS_FULL_WIDTH.test(glyph) ? FULL_WIDTH : /\p{M}/u.test(glyph) ? 0 : USUAL_WIDTH);
  }
  return (thousandths * sizePx) / 1000;
}

export interface SnippetLimits {
  readonly titleSizePx: number;
  readonly titlePx: number;
  readonly descriptionSizePx: number;
  /** All lines together. */
  readonly descriptionPx: number;
}

/**
 * Search engines publish none. These are the widths at which results are seen to be cut, as tools for SEO measure them
 * (https://www.screamingfrog.co.uk/page-title-meta-description-lengths-by-pixel-width/ describes how).
 */
export const SNIPPET_LIMITS = {
  desktop: { titleSizePx: 20, titlePx: 580, descriptionSizePx: 14, descriptionPx: 920 },
  phone: { titleSizePx: 18, titlePx: 520, descriptionSizePx: 14, descriptionPx: 680 },
} as const satisfies Readonly<Record<string, SnippetLimits>>;
export type SnippetDevice = keyof typeof SNIPPET_LIMITS;
export const SNIPPET_DEVICES = ['desktop', 'phone'] as const satisfies readonly SnippetDevice[];

const ELLIPSIS = ' …';

/** The words that fit into `maxPx`, with an ellipsis where some do not; a single word is cut between letters. O(length · log words). */
export function cutToWidth(text: string, maxPx: number, sizePx: number): string {
  const line = text.trim().replace(/\s+/gu, ' ');
  if (arialWidthPx(line, sizePx) <= maxPx) return line;
  const fitsCut = (part: string): boolean => arialWidthPx(part + ELLIPSIS, sizePx) <= maxPx;
  const words = line.split(' ');
  let fits = 0;
  let beyond = words.length;
  while (beyond - fits > 1) {
    const middle = (fits + beyond) >> 1;
    if (fitsCut(words.slice(0, middle).join(' '))) fits = middle;
    else beyond = middle;
  }
  if (fits > 0) return words.slice(0, fits).join(' ') + ELLIPSIS;
  const letters = [...line];
  while (letters.length > 1 && !fitsCut(letters.join(''))) letters.pop();
  return letters.join('') + ELLIPSIS;
}
