// Which stems does a blank-separated piece of a keyword have? Answered once for each distinct run of bytes.
import { type LanguagePack, packFor, splitWords } from '@silosmith/language';
import { type CueReader, createCueReader } from './intent-cues.ts';

/** Codes of a chunk's stems: an id is its one content word; below SEVERAL its one function word; SEVERAL: see `several`. */
export const SEVERAL = -1;
const FUNCTION_WORD = -2;

/** Stems of a chunk that has not exactly one word. */
export interface ChunkStems {
  readonly content: readonly number[];
  readonly functional: readonly number[];
}

const FIRST_CAPACITY = 1 << 13;

/**
 * Hash table from the bytes of a chunk to its stems. Words never reach over a blank, so a keyword's
 * stems are the union of its chunks' stems, and a million keywords need as many stemmings as they have distinct chunks.
 */
export class ChunkCache {
  readonly stems: string[] = [];
  private readonly idOfStem = new Map<string, number>();
  private readonly language: string;
  private readonly pack: LanguagePack;
  private readonly readCues: CueReader;
  private readonly decoder = new TextDecoder('utf-8');
  private slots = new Int32Array(FIRST_CAPACITY * 4).fill(-1);
  private hashes = new Int32Array(FIRST_CAPACITY);
  private starts = new Uint32Array(FIRST_CAPACITY + 1);
  private codes = new Int32Array(FIRST_CAPACITY);
  private cueBits = new Uint8Array(FIRST_CAPACITY);
  private arena = new Uint8Array(FIRST_CAPACITY * 8);
  private readonly lists = new Map<number, ChunkStems>();
  private count = 0;

  constructor(language: string) {
    this.language = language;
    this.pack = packFor(language);
    this.readCues = createCueReader(this.pack);
  }

  /** Number of the chunk `bytes[from .. to)`; `hash` is any 32-bit hash of those bytes, the same for the same bytes. */
  lookUp(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const { slots, hashes } = this;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const entry = slots[slot] ?? -1;
      if (entry < 0) return this.add(bytes, from, to, hash, slot);
      if (hashes[entry] === hash && this.equals(entry, bytes, from, to)) return entry;
      slot = (slot + 1) & mask;
    }
  }

  /** See SEVERAL. */
  codeOf(entry: number): number {
    return this.codes[entry] ?? SEVERAL;
  }

  several(entry: number): ChunkStems {
    return this.lists.get(entry) ?? NO_STEMS;
  }

  /** What the chunk's words betray of an intent, see `intent-cues.ts`. */
  cuesOf(entry: number): number {
    return this.cueBits[entry] ?? 0;
  }

  private equals(entry: number, bytes: Uint8Array, from: number, to: number): boolean {
    const { starts, arena } = this;
    const start = starts[entry] ?? 0;
    const length = to - from;
    if ((starts[entry + 1] ?? 0) - start !== length) return false;
    for (let i = 0; i < length; i++) if (arena[start + i] !== bytes[from + i]) return false;
    return true;
  }

  private add(bytes: Uint8Array, from: number, to: number, hash: number, slot: number): number {
    const entry = this.count++;
    this.slots[slot] = entry;
    this.hashes[entry] = hash;
    this.reserve(entry, to - from);
    const start = this.starts[entry] ?? 0;
    for (let i = from; i < to; i++) this.arena[start + i - from] = bytes[i] ?? 0;
    this.starts[entry + 1] = start + to - from;
    this.analyse(entry, this.wordsOf(bytes, from, to));
    return entry;
  }

  private reserve(entry: number, length: number): void {
    const needed = (this.starts[entry] ?? 0) + length;
    if (needed > this.arena.length) this.arena = larger(this.arena, Math.max(needed, this.arena.length * 2));
    if (entry + 1 < this.hashes.length) return;
    const capacity = this.hashes.length * 2;
    this.hashes = larger(this.hashes, capacity);
    this.codes = larger(this.codes, capacity);
    this.cueBits = larger(this.cueBits, capacity);
    this.starts = larger(this.starts, capacity + 1);
    const slots = new Int32Array(capacity * 4).fill(-1);
    const mask = slots.length - 1;
    const placed = this.slots;
    for (let i = 0; i < placed.length; i++) {
      const other = placed[i] ?? -1;
      if (other < 0) continue;
      let slot = (this.hashes[other] ?? 0) & mask;
      while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & mask;
      slots[slot] = other;
    }
    this.slots = slots;
  }

  /** Plain letters and digits are one word as they stand; everything else is for the language to split. */
  private wordsOf(bytes: Uint8Array, from: number, to: number): readonly string[] {
    let word = '';
    for (let i = from; i < to; i++) {
      const byte = bytes[i] ?? 0;
      const isPlain = (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x30 && byte <= 0x39);
      if (!isPlain) return splitWords(this.decoder.decode(bytes.subarray(from, to)), this.language);
      word += String.fromCharCode(byte);
    }
    return [word];
  }

  private analyse(entry: number, words: readonly string[]): void {
    const stems = words.map((word) => this.pack.stem(word));
    this.cueBits[entry] = this.readCues(words, stems);
    const [word, second] = words;
    if (word !== undefined && second === undefined) {
      const id = this.idOf(stems[0] ?? '');
      this.codes[entry] = this.pack.functionWords.has(word) ? FUNCTION_WORD - id : id;
      return;
    }
    const content = new Set<number>();
    const functional = new Set<number>();
    words.forEach((one, at) => {
      (this.pack.functionWords.has(one) ? functional : content).add(this.idOf(stems[at] ?? ''));
    });
    this.codes[entry] = SEVERAL;
    this.lists.set(entry, { content: [...content], functional: [...functional] });
  }

  private idOf(stem: string): number {
    const known = this.idOfStem.get(stem);
    if (known !== undefined) return known;
    const id = this.stems.length;
    this.stems.push(stem);
    this.idOfStem.set(stem, id);
    return id;
  }
}

/** Stem id of a chunk code that stands for one function word. */
export function functionWordOf(code: number): number {
  return FUNCTION_WORD - code;
}

const NO_STEMS: ChunkStems = { content: [], functional: [] };

function larger<T extends Uint8Array | Uint32Array | Int32Array>(array: T, length: number): T {
  // Every typed array's constructor makes its own kind.
  const copy = new (array.constructor as new (length: number) => T)(length);
  copy.set(array);
  return copy;
}
