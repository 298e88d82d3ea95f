// How a long article is divided: its sections, the parts that are asked for one after the other, the words of each.
import type { LinkTarget, PageBrief } from '@silosmith/ai';
import type { OutlineSection } from '@silosmith/contract';

/**
 * Longer articles are written in parts. Models trained on replies of ordinary length fall short of what they are asked for beyond about
 * 2,000 words (LongWriter, arXiv:2408.07055, figure 1), and the longest reply of some models in the catalogue is 16,384 tokens.
 */
export const LONG_ABOVE_WORDS = 1_500;
const WORDS_A_PART = 700;
export const FEWEST_PARTS = 2;
const WORDS_A_SECTION = 300;
/** The plan's headings are outline enough where there are this many of what the length asks for. */
const OUTLINE_ENOUGH = 2 / 3;
/** The introduction counts as half a section. */
const INTRODUCTION = 0.5;

export const isLong = ({ targetWords }: Pick<PageBrief, 'targetWords'>): boolean =>
  targetWords > LONG_ABOVE_WORDS;

export const sectionsWanted = ({ targetWords }: Pick<PageBrief, 'targetWords'>): number =>
  Math.round(targetWords / WORDS_A_SECTION);

/** Whether a call has to find sections beside those that people search for: a template has some of its own. */
export const needsOutline = (brief: Pick<PageBrief, 'targetWords' | 'outline' | 'template'>): boolean =>
  brief.template !== undefined ||
  brief.outline.length < Math.max(FEWEST_PARTS, Math.ceil(sectionsWanted(brief) * OUTLINE_ENOUGH));

/** The sections that people search for. */
export const skeletonOf = ({ outline }: Pick<PageBrief, 'outline'>): OutlineSection[] =>
  outline.map(({ heading, keywords }) => ({ heading, about: '', keywords }));

export interface PlannedPart {
  readonly sections: readonly OutlineSection[];
  /** Of the article's words; those of all parts add up to 1. */
  readonly share: number;
  readonly links: readonly LinkTarget[];
  readonly variants: readonly string[];
}

export const partCount = (targetWords: number, sections: number): number =>
  Math.min(sections, Math.max(FEWEST_PARTS, Math.round(targetWords / WORDS_A_PART)));

/** Sections, links and variants in their order, spread evenly; each is in exactly one part. */
export function planParts(outline: readonly OutlineSection[], brief: PageBrief): PlannedPart[] {
  const count = partCount(brief.targetWords, outline.length);
  const slice = <T>(items: readonly T[], part: number): T[] =>
    items.slice(Math.round((part * items.length) / count), Math.round(((part + 1) * items.length) / count));
  const whole = outline.length + INTRODUCTION;
  return Array.from({ length: count }, (_, part) => {
    const sections = slice(outline, part);
    return {
      sections,
      share: (sections.length + (part === 0 ? INTRODUCTION : 0)) / whole,
      links: slice(brief.links, part),
      variants: slice(brief.variants, part),
    };
  });
}

/** A part makes up for the parts before it, but by no more than this. */
const MOST_CATCHING_UP = 1.5;

/** Words of the part at `at`: what is left of the target, by its share of what is left to write. */
export function wordsOfPart(
  parts: readonly PlannedPart[],
  at: number,
  written: number,
  targetWords: number,
): number {
  const own = parts[at]?.share ?? 0;
  const left = parts.slice(at).reduce((sum, { share }) => sum + share, 0);
  const planned = own * targetWords;
  const needed = ((targetWords - written) * own) / left;
  const words = Math.min(planned * MOST_CATCHING_UP, Math.max(planned / MOST_CATCHING_UP, needed));
  return Math.round(words / 10) * 10;
}
