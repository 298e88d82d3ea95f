// The head term that a keyword extends: `espresso machine` is the head of `descale espresso machine`, and `descale` its modifier.
import { addTo } from '../columns/add-to.ts';
import { longer } from '../columns/longer-array.ts';
import { highHashOf, lowHashOf, WordSets } from '../columns/word-sets.ts';
import type { ContentSets } from './content-sets.ts';

/** A keyword of the list is a head term when the list extends it in so many ways. */
const FEWEST_EXTENSIONS = 3;
/** Words side by side that are no keyword of their own need one more. */
const FEWEST_OF_A_PHRASE = 4;
const LONGEST_PHRASE = 3;
/** Words that a keyword may have beside its head. */
const MOST_MODIFIERS = 3;
/** Longer keywords are sentences: of them only the phrases are looked at. */
const LONGEST_SET = 8;

export interface HeadTerms {
  /** Set → number of its head term; -1 where none fits. A head term is its own head. */
  readonly headOf: Int32Array;
  /** 1 where entry `i` of `ContentSets.stems` belongs to the head of its set. */
  readonly inHead: Uint8Array;
}

/** Share of the distinct sets that are another one and one word more; 0 to 1. */
export function extensionShareOf(content: ContentSets): number {
  const reader = new SetReader(content);
  let extending = 0;
  for (let set = 0; set < content.count; set++) {
    reader.load(set);
    for (let entry = 0; reader.length > 1 && entry < reader.length; entry++) {
      if (content.sets.find(reader.low - reader.lowOf(entry), reader.high - reader.highOf(entry)) < 0)
        continue;
      extending++;
      break;
    }
  }
  return content.count === 0 ? 0 : extending / content.count;
}

/** The head term of every set: a keyword of the list rather than a phrase, then the longer, then the one extended more often. */
export function headTermsOf(content: ContentSets): HeadTerms {
  const reader = new SetReader(content);
  const phrases = new WordSets(content.count);
  const extensions = new Uint32Array(content.count);
  let occurrences = new Uint32Array(content.count + 16);
  // Part after part in the order they are visited: the keyword it is, the phrase (behind the keywords), -1 for neither.
  let terms = new Int32Array(content.count * 8 + 16);
  let visited = 0;
  for (let set = 0; set < content.count; set++) {
    reader.load(set);
    reader.eachPart((low, high, part) => {
      let term = content.sets.find(low, high);
      if (term >= 0) addTo(extensions, term, term === set ? 0 : 1);
      else if (part.isPhrase) {
        const phrase = phrases.add(low, high);
        if (phrase >= occurrences.length) occurrences = longer(occurrences, occurrences.length * 2);
        addTo(occurrences, phrase, 1);
        term = content.count + phrase;
      }
      if (visited === terms.length) terms = longer(terms, terms.length * 2);
      terms[visited++] = term;
    });
  }
  const headOf = new Int32Array(content.count).fill(-1);
  const inHead = new Uint8Array(content.stems.length);
  visited = 0;
  for (let set = 0; set < content.count; set++) {
    reader.load(set);
    let bestRank = 0;
    let bestMask = 0;
    reader.eachPart((_low, _high, part) => {
      const term = terms[visited++] ?? -1;
      if (term < 0) return;
      const isKeyword = term < content.count;
      const count = (isKeyword ? extensions[term] : occurrences[term - content.count]) ?? 0;
      if (count < (isKeyword ? FEWEST_EXTENSIONS : FEWEST_OF_A_PHRASE)) return;
      const rank = ((isKeyword ? RANK_OF_KEYWORD : 0) + part.length) * RANK_OF_LENGTH + count;
      if (rank <= bestRank) return;
      bestRank = rank;
      bestMask = part.mask;
      headOf[set] = term;
    });
    const start = content.offsets[set] ?? 0;
    for (let entry = 0; bestMask !== 0; entry++, bestMask >>>= 1) inHead[start + entry] = bestMask & 1;
  }
  return { headOf, inHead };
}

/** Counts stay below RANK_OF_LENGTH, lengths below RANK_OF_KEYWORD. */
const RANK_OF_LENGTH = 2 ** 32;
const RANK_OF_KEYWORD = 64;

interface Part {
  /** Bit `i`: entry `i` of the set belongs to the part. */
  mask: number;
  length: number;
  /** Two or three entries side by side. */
  isPhrase: boolean;
}

/** Hashes of one set after another and of its parts. */
class SetReader {
  length = 0;
  low = 0;
  high = 0;
  private readonly content: ContentSets;
  private readonly lows = new Uint32Array(1 << LONGEST_SET);
  private readonly highs = new Uint32Array(1 << LONGEST_SET);
  private readonly part: Part = { mask: 0, length: 0, isPhrase: false };
  private start = 0;

  constructor(content: ContentSets) {
    this.content = content;
  }

  load(set: number): void {
    const { offsets, stems } = this.content;
    this.start = offsets[set] ?? 0;
    this.length = (offsets[set + 1] ?? 0) - this.start;
    this.low = 0;
    this.high = 0;
    for (let i = this.start; i < this.start + this.length; i++) {
      const low = lowHashOf(stems[i] ?? 0);
      const high = highHashOf(stems[i] ?? 0);
      this.low += low;
      this.high += high;
      if (i - this.start >= LONGEST_SET) continue;
      // The parts of one entry; larger ones are added up from them.
      this.lows[1 << (i - this.start)] = low;
      this.highs[1 << (i - this.start)] = high;
    }
  }

  lowOf(entry: number): number {
    return lowHashOf(this.content.stems[this.start + entry] ?? 0);
  }

  highOf(entry: number): number {
    return highHashOf(this.content.stems[this.start + entry] ?? 0);
  }

  /** Visits every part that leaves at most MOST_MODIFIERS entries out, the whole included; of long sets the phrases. */
  eachPart(visit: (low: number, high: number, part: Part) => void): void {
    if (this.length <= LONGEST_SET) this.eachSubset(visit);
    else this.eachPhrase(visit);
  }

  private eachSubset(visit: (low: number, high: number, part: Part) => void): void {
    const { length, lows, highs, part } = this;
    const masks = 1 << length;
    for (let mask = 1; mask < masks; mask++) {
      const rest = mask & (mask - 1);
      if (rest !== 0) {
        lows[mask] = (lows[rest] ?? 0) + (lows[mask ^ rest] ?? 0);
        highs[mask] = (highs[rest] ?? 0) + (highs[mask ^ rest] ?? 0);
      }
      part.length = LENGTHS[mask] ?? 0;
      if (length - part.length > MOST_MODIFIERS) continue;
      part.mask = mask;
      part.isPhrase = part.length > 1 && part.length <= LONGEST_PHRASE && isRun(mask);
      visit(lows[mask] ?? 0, highs[mask] ?? 0, part);
    }
  }

  private eachPhrase(visit: (low: number, high: number, part: Part) => void): void {
    const { part } = this;
    part.isPhrase = true;
    // A mask has 32 bits: what stands further back is no head.
    const last = Math.min(this.length, 31);
    for (let from = 0; from < last; from++) {
      let low = this.lowOf(from);
      let high = this.highOf(from);
      let mask = 1 << from;
      for (let to = from + 1; to < Math.min(last, from + LONGEST_PHRASE); to++) {
        low += this.lowOf(to);
        high += this.highOf(to);
        mask |= 1 << to;
        part.mask = mask;
        part.length = to - from + 1;
        visit(low, high, part);
      }
    }
  }
}

const isRun = (mask: number): boolean => ((mask / (mask & -mask)) & (mask / (mask & -mask) + 1)) === 0;

/** Mask → its number of entries. */
const LENGTHS = Uint8Array.from({ length: 1 << LONGEST_SET }, (_, mask) => bitCount(mask));

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
