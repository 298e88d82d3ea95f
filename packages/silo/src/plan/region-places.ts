// Regions that people name in searches, and places in each.
import { AFRICA_AND_MIDDLE_EAST } from './regions/africa-and-middle-east.ts';
import { ASIA } from './regions/asia.ts';
import { ENGLISH_SPEAKING } from './regions/english-speaking.ts';
import { EUROPE } from './regions/europe.ts';
import { LATIN_AMERICA } from './regions/latin-america.ts';
import { UNITED_STATES } from './regions/united-states.ts';

/**
 * One region a line: its names by comma, a bar, then places in it, smaller regions among them. Lower case, without accents, hyphens as spaces. No
 * name that is an ordinary word, or better known for something else, in a language of the packs (`bath`, `nice`); nor one of two places that are searched alike.
 */
export const REGION_PLACES: readonly string[] = [
  ...UNITED_STATES,
  ...ENGLISH_SPEAKING,
  ...EUROPE,
  ...ASIA,
  ...LATIN_AMERICA,
  ...AFRICA_AND_MIDDLE_EAST,
];
