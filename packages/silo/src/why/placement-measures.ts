// The measure behind a placement and the value it had to reach, computed by the functions that decided it.
import { PLACEMENT_REASONS, type PlacementMeasure, USER_REASONS } from '@silosmith/contract';
import { LARGE_FAMILY } from '../plan/page-families.ts';
import { ALIKE } from '../plan/section-hosts.ts';
import { LEAST_COVER } from '../plan/worth-order.ts';

export interface MeasureUsed {
  readonly measure: PlacementMeasure;
  /** Null where the rule has no such figure. */
  readonly threshold: number | null;
}

const NONE: MeasureUsed = { measure: 'none', threshold: null };
/** The likeness of a pair explains, it does not decide: groups are joined by all their pairs, children go to the likest cluster there is. */
const BY_LIKENESS: MeasureUsed = { measure: 'similarity', threshold: null };

const MEASURES: ReadonlyMap<number, MeasureUsed> = new Map([
  [PLACEMENT_REASONS.variantByWords, BY_LIKENESS],
  [PLACEMENT_REASONS.variantByResults, BY_LIKENESS],
  [PLACEMENT_REASONS.variantByMeaning, BY_LIKENESS],
  [PLACEMENT_REASONS.variantByCharacters, BY_LIKENESS],
  [PLACEMENT_REASONS.variantBySearches, BY_LIKENESS],
  [PLACEMENT_REASONS.childByOverlap, BY_LIKENESS],
  [PLACEMENT_REASONS.childByClosest, BY_LIKENESS],
  [PLACEMENT_REASONS.sectionOfBroader, { measure: 'cover', threshold: LEAST_COVER }],
  [PLACEMENT_REASONS.sectionOfPart, { measure: 'cover', threshold: null }],
  [PLACEMENT_REASONS.sectionOfAlike, { measure: 'alike', threshold: ALIKE }],
  [PLACEMENT_REASONS.belowBroader, { measure: 'cover', threshold: null }],
  [PLACEMENT_REASONS.belowAkin, { measure: 'cover', threshold: LARGE_FAMILY.member }],
]);

export function measureUsed(reason: number | undefined): MeasureUsed {
  return MEASURES.get(reason ?? 0) ?? NONE;
}

const BY_USER: ReadonlySet<number> = new Set(USER_REASONS);

export const isByUser = (reason: number | undefined): boolean => BY_USER.has(reason ?? 0);
