// `laptop` in the group of `msi laptop`, where other groups are about `asus laptop` and `hp laptop`: the broader search is a page of its own.
import { groupsOf, itemsOf } from '../columns/counting-sort.ts';
import type { GroupLikeness } from './group-likeness.ts';

/** So many other groups name kinds of a thing before it is one of its own: the more, the less it must be searched. */
const KINDS = { few: 3, many: 6 } as const;
/** Less of its group's searches are its page's other wordings. */
const LEAST_SEARCHED = { few: 0.2, many: 0.02 } as const;

export interface BroaderSource {
  /** Row → the row that leads its page. */
  readonly leads: Int32Array;
  readonly volume: ArrayLike<number>;
  /** Whether a keyword may be called a page's name, and says nothing of no matter which thing (`near me`). */
  readonly isPlain: (row: number) => boolean;
  readonly likeness: GroupLikeness;
  /** By stem: 1 for what tells no page from another. */
  readonly isAside: Uint8Array;
  /** By stem: 1 for what is asked of a thing (`price`): by itself it is no broader search. */
  readonly isVague: Uint8Array;
  /** Whether the language names the thing before its kind: `pompe de jardin`. */
  readonly isKindFirst: boolean;
  /** Whether the first of some words of a keyword stands behind a preposition: `wall art for living room`. */
  readonly isBehindPreposition: (row: number, stems: Uint32Array) => boolean;
}

/** Rows of a group that belong on a page about what they all say, group by group; what leads a group stays. O(words), and the leads of the rarest word of what may be broader. */
export function broaderParts(source: BroaderSource): Int32Array[] {
  const { leads } = source;
  const kinds = new Kinds(source);
  const groups = groupsOf(leads, leads.length);
  const parts: Int32Array[] = [];
  for (let lead = 0; lead < leads.length; lead++) {
    const rows = itemsOf(groups, lead);
    const part = rows.length < 2 ? null : broaderPart(rows, lead, source, kinds);
    if (part !== null) parts.push(part);
  }
  return parts;
}

function broaderPart(rows: Int32Array, lead: number, source: BroaderSource, kinds: Kinds): Int32Array | null {
  const { volume, isPlain, likeness, isAside } = source;
  const led = likeness.wordsOf(lead);
  const searched = (row: number) => Math.max(0, volume[row] ?? 0);
  const broader = rows.filter((row) => {
    const said = likeness.wordsOf(row);
    if (searched(row) === 0 || !isPlain(row) || said.length === 0 || said.length >= led.length) return false;
    if (!said.every((stem) => led.includes(stem)) || said.every((stem) => source.isVague[stem] === 1))
      return false;
    return led.some((stem) => !said.includes(stem) && isAside[stem] === 0);
  });
  const all = rows.reduce((sum, row) => sum + searched(row), 0);
  for (const row of broader.toSorted((a, b) => searched(b) - searched(a) || a - b)) {
    const said = likeness.wordsOf(row);
    const beyond = led.filter((stem) => !said.includes(stem) && isAside[stem] === 0);
    const part = rows.filter((other) => {
      const words = likeness.wordsOf(other);
      return said.every((stem) => words.includes(stem)) && !beyond.some((stem) => words.includes(stem));
    });
    const ofPart = part.reduce((sum, other) => sum + searched(other), 0);
    if (ofPart >= LEAST_SEARCHED.few * all && source.isBehindPreposition(lead, beyond)) return part;
    if (ofPart < LEAST_SEARCHED.many * all) continue;
    const fewest = ofPart < LEAST_SEARCHED.few * all ? KINDS.many : KINDS.few;
    if (kinds.areSoMany(fewest, { said, led, lead })) return part;
  }
  return null;
}

/** The leads of all groups by their words. */
class Kinds {
  private readonly source: BroaderSource;
  /** Stem → leads that have it. */
  private readonly having = new Map<number, number[]>();

  constructor(source: BroaderSource) {
    this.source = source;
    source.leads.forEach((lead, row) => {
      if (lead !== row) return;
      for (const stem of source.likeness.wordsOf(row)) {
        const known = this.having.get(stem);
        if (known) known.push(row);
        else this.having.set(stem, [row]);
      }
    });
  }

  /** The word on the side of `said` where a language names the kind. */
  private besideOf(words: Uint32Array, said: Uint32Array): number | undefined {
    const at = [...said].map((stem) => words.indexOf(stem));
    return this.source.isKindFirst ? words[Math.max(...at) + 1] : words[Math.min(...at) - 1];
  }

  /** Whether so many other groups are about `said` and a thing besides, each about another. */
  areSoMany(
    fewest: number,
    { said, led, lead }: { readonly said: Uint32Array; readonly led: Uint32Array; readonly lead: number },
  ): boolean {
    const { likeness, isAside } = this.source;
    const of = (stem: number) => this.having.get(stem) ?? [];
    const rarest = [...said].reduce(
      (least, stem) => (of(stem).length < of(least).length ? stem : least),
      said[0] ?? 0,
    );
    const things = new Set<number>();
    for (const other of of(rarest)) {
      if (other === lead) continue;
      const words = likeness.wordsOf(other);
      if (!said.every((stem) => words.includes(stem))) continue;
      const thing = this.besideOf(words, said);
      if (thing !== undefined && isAside[thing] === 0 && !led.includes(thing)) things.add(thing);
      if (things.size >= fewest) return true;
    }
    return false;
  }
}
