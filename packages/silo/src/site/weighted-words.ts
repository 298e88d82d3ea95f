// Texts as sets of stems, each stem weighing as much as it tells on this site and in this plan.
import { foldAccents, packFor, splitWords } from '@silosmith/language';
import { createVagueWordTest } from '../grouping/vague-words.ts';
import { createSoftWordTest, isYear } from '../plan/soft-words.ts';

/** Distinct stems by id, the rarest first, with their weight together. */
export interface StemSet {
  readonly ids: readonly number[];
  readonly total: number;
}

/** A word of praise, price or place, a year or a month hardly makes another page; one that says what is asked of a thing, half of one. */
const SOFT_SHARE = 0.2;
const VAGUE_SHARE = 0.5;

/** A word of nearly every page that is neither soft nor vague weighs 1. */
const LEAST_TELLING = 1;

/** What the site is about tells no page from another. In a few pages nothing is common. */
const FRAME_SHARE = 0.5;
const FRAME_WEIGHT = 0.15;
const FEWEST_FOR_FRAME = 12;

export class WordWeights {
  private readonly idOf = new Map<string, number>();
  private readonly words: string[] = [];
  private readonly factor: number[] = [];
  private readonly frequency: number[] = [];
  private documents = 0;
  private weights: Float64Array = new Float64Array(0);
  private readonly read: (text: string) => number[];

  constructor(language: string) {
    const pack = packFor(language);
    const isSoft = createSoftWordTest(language);
    const isVague = createVagueWordTest(language);
    const factorOf = (word: string): number => (isSoft(word) ? SOFT_SHARE : isVague(word) ? VAGUE_SHARE : 1);
    this.read = (text) => {
      const all = splitWords(text, language);
      const content = all.filter((word) => !pack.functionWords.has(word));
      return [
        ...new Set(
          (content.length > 0 ? content : all).map((word) =>
            this.stemId(pack.stem(word), factorOf(foldAccents(word))),
          ),
        ),
      ];
    };
  }

  /** Reads the texts of one page; a stem of several of them counts once. */
  page(texts: readonly string[]): number[][] {
    const sets = texts.map((text) => this.read(text));
    for (const id of new Set(sets.flat())) this.frequency[id] = (this.frequency[id] ?? 0) + 1;
    this.documents++;
    return sets;
  }

  /** Once every page is read. */
  weigh(): void {
    const most = Math.log(Math.max(2, this.documents));
    this.weights = Float64Array.from(this.words, (_, id) => {
      const share = (this.frequency[id] ?? 1) / this.documents;
      if (share > FRAME_SHARE && this.documents >= FEWEST_FOR_FRAME) return FRAME_WEIGHT;
      return (1 + Math.log(1 / share) / most) * (this.factor[id] ?? 1);
    });
  }

  setOf(ids: readonly number[]): StemSet {
    const sorted = ids.toSorted((a, b) => this.weightOf(b) - this.weightOf(a) || a - b);
    return { ids: sorted, total: sorted.reduce((sum, id) => sum + this.weightOf(id), 0) };
  }

  overlap(a: StemSet, b: StemSet): number {
    const own = new Set(a.ids);
    const shared = b.ids.reduce((sum, id) => sum + (own.has(id) ? this.weightOf(id) : 0), 0);
    return shared === 0 ? 0 : shared / (a.total + b.total - shared);
  }

  /** Not only praise, a year, what is asked, or what the whole site is about. */
  isTelling(id: number): boolean {
    return this.weightOf(id) >= LEAST_TELLING;
  }

  weightOf(id: number): number {
    return this.weights[id] ?? 0;
  }

  /** Both name numbers, and not the same: another size or model is another page. */
  haveOtherNumbers(a: readonly number[], b: readonly number[]): boolean {
    const left = this.numbersIn(a);
    const right = this.numbersIn(b);
    return left !== '' && right !== '' && left !== right;
  }

  private numbersIn(ids: readonly number[]): string {
    return ids
      .filter((id) => /^\d/u.test(this.wordOf(id)) && !isYear(this.wordOf(id)))
      .toSorted((x, y) => x - y)
      .join(' ');
  }

  wordOf(id: number): string {
    return this.words[id] ?? '';
  }

  private stemId(stem: string, factor: number): number {
    const known = this.idOf.get(stem);
    if (known !== undefined) return known;
    const id = this.words.push(stem) - 1;
    this.idOf.set(stem, id);
    this.factor.push(factor);
    return id;
  }
}
