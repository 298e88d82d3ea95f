// Sections of an outline while they are changed.
import type { OutlineSection } from '@silosmith/contract';

export interface DraftSection extends OutlineSection {
  /** The same while it is moved and typed in. */
  readonly key: number;
}

const BLANK: OutlineSection = { heading: '', about: '', keywords: [] };

/** Two blank ones where there is nothing to begin with. */
export const draftsOf = (sections: readonly OutlineSection[]): DraftSection[] =>
  (sections.length === 0 ? [BLANK, BLANK] : sections).map((section, key) => ({ ...section, key }));

/** Those with a heading, without blanks around their texts. */
export const sectionsOfDrafts = (drafts: readonly DraftSection[]): OutlineSection[] =>
  drafts
    .map(({ heading, about, keywords }) => ({ heading: tidy(heading), about: tidy(about), keywords }))
    .filter(({ heading }) => heading !== '');

/** Whether another section before or behind it has the same heading. */
export const isSameHeading = ({ key, heading }: DraftSection, drafts: readonly DraftSection[]): boolean =>
  tidy(heading) !== '' &&
  drafts.some((other) => other.key !== key && folded(other.heading) === folded(heading));

/** With the one at `at` a place further up or down. */
export function moved(drafts: readonly DraftSection[], at: number, by: -1 | 1): DraftSection[] {
  const [one, other] = [drafts[at], drafts[at + by]];
  if (one === undefined || other === undefined) return [...drafts];
  return drafts.with(at, other).with(at + by, one);
}

const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const folded = (text: string): string => tidy(text).normalize('NFC').toLowerCase();
