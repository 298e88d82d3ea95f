// What two keywords name in each other's place: `rocky` of `rancilio rocky` beside `rancilio silvia`, nothing of `used lamborghini` beside `preowned lamborghini`.
import { packFor } from '@silosmith/language';
import { addTo } from '../columns/add-to.ts';
import type { ContentSets } from './content-sets.ts';
import { genericStemsOf } from './generic-words.ts';
import { createGroupStem } from './interchangeable-words.ts';
import { createVagueStemTest } from './vague-words.ts';
import { areFormsOfOneWord } from './word-forms.ts';

/** A word of a single keyword may be a slip or an aside. */
const ESTABLISHED = 2;
/** In a keyword of more words one of them says little. */
const MOST_WORDS = 6;
const NUMBER = /^\d+$/u;

export class OtherThings {
  private readonly stems: readonly string[];
  /** By stem: keywords of the list that have it. */
  private readonly frequency: Uint32Array;
  private readonly isGeneric: ReadonlySet<string>;
  private readonly isVague: (stem: string) => boolean;
  private readonly groupStem: (stem: string) => string;
  private readonly knowsWords: boolean;

  constructor(content: ContentSets, stems: readonly string[], language: string) {
    this.stems = stems;
    this.frequency = keywordsHaving(content, stems.length);
    this.isGeneric = genericStemsOf(language);
    this.isVague = createVagueStemTest(language);
    this.groupStem = createGroupStem(language);
    // Where function words are unknown, they are what differs.
    this.knowsWords = packFor(language).functionWords.size > 0;
  }

  /**
   * What `mine` names instead of what `theirs` does, both as stems of a keyword's content; '' where it names the same. What tells most in each is missing in
   * the other and rarer than all that both say. Words that a search takes for one another give the same. `isNamed`: by a name alone, else by a word of any subject, too.
   */
  of(mine: Uint32Array, theirs: Uint32Array, isNamed = true): string {
    if (!this.knowsWords || mine.length > MOST_WORDS || theirs.length > MOST_WORDS) return '';
    let rarestShared = Number.POSITIVE_INFINITY;
    for (const stem of mine)
      if (theirs.includes(stem)) rarestShared = Math.min(rarestShared, this.frequency[stem] ?? 0);
    const own = this.rarestBeside(mine, theirs, { limit: rarestShared, isNamed });
    if (own < 0 || (this.frequency[own] ?? 0) < ESTABLISHED) return '';
    return this.rarestBeside(theirs, mine, { limit: rarestShared, isNamed }) < 0
      ? ''
      : this.groupStem(this.stems[own] ?? '');
  }

  /** Whether a keyword with these stems names a thing that `of` gave of another one. */
  isNamedBy(thing: string, mine: Uint32Array): boolean {
    return mine.some((stem) => this.groupStem(this.stems[stem] ?? '') === thing);
  }

  /** The rarest word of `mine`, below `limit`, that `theirs` has in no form; -1 without one. */
  private rarestBeside(
    mine: Uint32Array,
    theirs: Uint32Array,
    { limit, isNamed }: { readonly limit: number; readonly isNamed: boolean },
  ): number {
    let rarest = -1;
    let least = limit;
    for (const stem of mine) {
      const times = this.frequency[stem] ?? 0;
      if (times >= least || theirs.includes(stem) || !this.mayTell(stem, isNamed)) continue;
      if (theirs.some((other) => this.areOne(stem, other))) continue;
      rarest = stem;
      least = times;
    }
    return rarest;
  }

  private mayTell(stem: number, isNamed: boolean): boolean {
    const text = this.stems[stem] ?? '';
    if (NUMBER.test(text)) return false;
    return isNamed ? !this.isGeneric.has(text) : !this.isVague(text);
  }

  private areOne(stem: number, other: number): boolean {
    const [a, b] = [this.stems[stem] ?? '', this.stems[other] ?? ''];
    return this.groupStem(a) === this.groupStem(b) || areFormsOfOneWord(a, b);
  }
}

function keywordsHaving({ ofUnit, offsets, stems }: ContentSets, stemCount: number): Uint32Array {
  const having = new Uint32Array(stemCount);
  for (const set of ofUnit)
    for (let at = offsets[set] ?? 0; at < (offsets[set + 1] ?? 0); at++) addTo(having, stems[at] ?? 0, 1);
  return having;
}
