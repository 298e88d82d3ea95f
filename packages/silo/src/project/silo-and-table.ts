// What is edited, checked and stored? A keyword table and the silo beside it, row for row.
import {
  INTENT_BITS,
  INTENTS,
  type KeywordTable,
  PLACEMENT_REASONS,
  PLACES,
  type Place,
  type SiloState,
} from '@silosmith/contract';

export interface SiloDocument {
  readonly table: KeywordTable;
  readonly silo: SiloState;
  /** Content language tag, such as `en`. */
  readonly language: string;
}

const REASON_NAMES = Object.keys(PLACEMENT_REASONS);
const PLACE_NAMES = Object.keys(PLACES);

/** Camel-case name of a PLACEMENT_REASONS value. */
export function reasonName(value: number | undefined): string {
  return REASON_NAMES[value ?? 0] ?? 'none';
}

/** PLACEMENT_REASONS value of a name; `none` for an unknown one. */
export function reasonOf(name: string): number {
  return Math.max(0, REASON_NAMES.indexOf(name));
}

/** Name of a PLACES value. */
export function placeName(value: number | undefined): string {
  return PLACE_NAMES[value ?? 0] ?? 'none';
}

/** PLACES value of a name; `none` for an unknown one. */
export function placeOf(name: string): Place {
  // The names stand in value order (tested), so an index into them is a place.
  return Math.max(0, PLACE_NAMES.indexOf(name)) as Place;
}

/** Names of the intents in a bit set. */
export function intentNames(bits: number | undefined): string[] {
  return INTENTS.filter((intent) => ((bits ?? 0) & INTENT_BITS[intent]) !== 0);
}

/** Bit set of intent names, whatever their letter case; unknown names are ignored. */
export function intentBits(names: readonly string[]): number {
  let bits = 0;
  for (const name of names) {
    const intent = INTENTS.find((known) => known === name.trim().toLowerCase());
    if (intent !== undefined) bits |= INTENT_BITS[intent];
  }
  return bits;
}
