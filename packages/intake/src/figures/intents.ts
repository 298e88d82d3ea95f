// Search intents as tools write them: `Informational, Commercial`, `I,C`, `Info`, `informativ`, and Semrush's codes 0 to 3.
import { INTENT_BITS, type Intent } from '@silosmith/contract';
import { foldWords } from '../words/fold-words.ts';

const STEMS: readonly (readonly [intent: Intent, stems: readonly string[]])[] = [
  [
    'informational',
    [
      'informa',
      'info',
      'know',
      'educa',
      'bilgi',
      'information',
      'информац',
      '情報',
      'learn',
      'research',
      'question',
    ],
  ],
  [
    'commercial',
    [
      'commerc',
      'comerc',
      'kommerz',
      'kommerc',
      'commercie',
      'investig',
      'compar',
      'consider',
      'ticari',
      'коммерч',
      '商業',
      '比較',
      'vergleich',
      'mofu',
      'review',
    ],
  ],
  [
    'transactional',
    [
      'transac',
      'transak',
      'transaz',
      'transact',
      'buy',
      'purchase',
      'islem',
      'транзакц',
      '取引',
      '購入',
      'kauf',
      'bofu',
      'conversion',
      'shop',
      'do',
    ],
  ],
  ['navigational', ['navig', 'brand', 'gezin', 'навигац', '案内', 'ナビゲ', 'go']],
];
/** Labels that tools list with the intents: `Non-branded, Non-local`, `Branded`, `Local`. */
const NOT_INTENTS = /^(?:non|not|branded|local)$/;
const LETTERS: ReadonlyMap<string, number> = new Map(Object.entries({ i: 1, c: 2, t: 4, n: 8 }));
/** Semrush's API and some of its exports. */
const CODES: ReadonlyMap<string, number> = new Map(Object.entries({ '0': 2, '1': 1, '2': 8, '3': 4 }));

const SHORT = new Set(['do', 'go', 'info', 'know', 'buy']);
const FOLDED = STEMS.flatMap(([intent, stems]) =>
  stems.map((stem) => ({ stem: foldWords(stem), bit: INTENT_BITS[intent] })),
);
/** By the first letter, each list in the order of all. */
const BY_LETTER = new Map<string, typeof FOLDED>();
for (const one of FOLDED) {
  const letter = one.stem.charAt(0);
  BY_LETTER.set(letter, [...(BY_LETTER.get(letter) ?? []), one]);
}
const remembered = new Map<string, number>();

/** INTENT_BITS of a cell, 0 for none. */
export function readIntents(cell: string): number {
  const known = remembered.get(cell);
  if (known !== undefined) return known;
  const bits = intentsOf(cell);
  // Bounded: tools repeat a few combinations, but a column of free text would grow the cache without end.
  if (remembered.size < 1_000) remembered.set(cell, bits);
  return bits;
}

function intentsOf(cell: string): number {
  let bits = 0;
  for (const part of cell.split(/[,;|/+&\n]| and | - /u)) {
    const words = foldWords(part)
      .split(' ')
      .filter((word) => word !== '');
    const [first] = words;
    if (first === undefined || NOT_INTENTS.test(first)) continue;
    const single = words.length === 1 ? (LETTERS.get(first) ?? CODES.get(first)) : undefined;
    if (single !== undefined) bits |= single;
    else if (words.every((word) => LETTERS.has(word)))
      for (const word of words) bits |= LETTERS.get(word) ?? 0;
    else if (/^[ictn]{2,4}$/.test(first) && words.length === 1)
      for (const letter of first) bits |= LETTERS.get(letter) ?? 0;
    else for (const word of words) bits |= bitOfWord(word);
  }
  return bits;
}

function bitOfWord(word: string): number {
  for (const { stem, bit } of BY_LETTER.get(word.charAt(0)) ?? [])
    if (SHORT.has(stem) ? word === stem : word.startsWith(stem)) return bit;
  return 0;
}
