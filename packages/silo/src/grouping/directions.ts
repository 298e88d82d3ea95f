// `vga to hdmi` and `hdmi to vga` have the same words and are two searches: where a list has both ways, the way counts.
import { packFor } from '@silosmith/language';

/** Words between what is turned into something, or left for it, and that; without accents. */
const TOWARDS: Readonly<Record<string, string>> = {
  en: 'to into',
  de: 'in nach zu',
  nl: 'naar',
  fr: 'en vers',
  es: 'a',
  it: 'a in',
  pt: 'para',
};

interface WordRows {
  /** Row `r` has the words `ids[offsets[r] .. offsets[r + 1])`. */
  readonly offsets: Uint32Array;
  readonly ids: ArrayLike<number>;
  readonly words: readonly string[];
}

/** So many words may stand between what goes either way and the word between: `convert excel data to json`. */
const MOST_BESIDES = 2;

/** By row: the number of its way, 1 and more; 0 where the list has no keyword the other way round. O(words). */
export function directionsOf(rows: WordRows, language: string): Int32Array {
  const { offsets, ids, words } = rows;
  const { tag, functionWords } = packFor(language);
  const towards = new Set((TOWARDS[tag] ?? '').split(' '));
  const isTowards = Uint8Array.from(words, (word) => (towards.has(word) ? 1 : 0));
  const isFunction = (id: number) => functionWords.has(words[id] ?? '');
  const directions = new Int32Array(offsets.length - 1);
  const ways = new Map<string, number[]>();
  for (let row = 0; row < directions.length; row++) {
    const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
    for (let at = start + 1; at < end - 1; at++) {
      const [from, to] = [ids[at - 1] ?? 0, ids[at + 1] ?? 0];
      if (isTowards[ids[at] ?? 0] !== 1 || from === to || isFunction(from) || isFunction(to)) continue;
      const known = ways.get(`${from} ${to}`);
      if (known) known.push(row);
      else ways.set(`${from} ${to}`, [row]);
      break;
    }
  }
  let number = 0;
  const numberOf = new Map<string, number>();
  for (const [way, rowsOfWay] of ways) {
    const [from, to] = way.split(' ');
    if (!ways.has(`${to} ${from}`)) continue;
    number++;
    numberOf.set(way, number);
    for (const row of rowsOfWay) directions[row] = number;
  }
  if (number === 0) return directions;
  for (let row = 0; row < directions.length; row++) {
    if (directions[row] === 0) directions[row] = wayAround(rows, row, isTowards, numberOf);
  }
  return directions;
}

/** Number of the way of which a row has both words near one of those between, the nearest first; 0 for none. */
function wayAround(
  { offsets, ids }: WordRows,
  row: number,
  isTowards: Uint8Array,
  numberOf: ReadonlyMap<string, number>,
): number {
  const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
  for (let at = start + 1; at < end - 1; at++) {
    if (isTowards[ids[at] ?? 0] !== 1) continue;
    for (let besides = 1; besides <= MOST_BESIDES * 2; besides++) {
      for (
        let before = Math.max(0, besides - MOST_BESIDES);
        before <= Math.min(besides, MOST_BESIDES);
        before++
      ) {
        const [from, to] = [at - 1 - before, at + 1 + besides - before];
        if (from < start || to >= end) continue;
        const known = numberOf.get(`${ids[from] ?? 0} ${ids[to] ?? 0}`);
        if (known !== undefined) return known;
      }
    }
  }
  return 0;
}
