// Stem cache: the stems of each distinct space-separated run of bytes, computed once.

import { type LanguagePack, packFor, splitWords } from '@silosmith/language';
import { longer } from '../columns/longer-array.ts';
import { type CueReader, createCueReader } from './intent-cues.ts';

/** Codes of a chunk's stems: an id is its one content word; below SEVERAL its one function word; SEVERAL: see `several`. */
export const SEVERAL = -1;
const FUNCTION_WORD = -2;

/** Stems of a chunk that has not exactly one word. */
export interface ChunkStems {
  readonly content: readonly number[];
  readonly functional: readonly number[];
}

const BLANK = 0x20;
/** The prime of the FNV-1a hash. */
const HASH_FACTOR = 0x01000193;
const FIRST_CAPACITY = 1 << 13;
/** Has no stems and no cues. */
const NO_CHUNK = -1;

/**
 * Hash table from the bytes of a chunk to its stems. Words never reach over a blank, so a keyword's
 * stems are the union of its chunks' stems, and a million keywords need as many stemmings as they have distinct chunks.
 */
export class ChunkCache {
  readonly stems: string[] = [];
  /** Offset behind the last chunk read. */
  chunkEnd = 0;
  private readonly idOfStem = new Map<string, number>();
  private readonly language: string;
  private readonly pack: LanguagePack;
  private readonly readCues: CueReader;
  private readonly decoder = new TextDecoder('utf-8');
  /** Pairs: the hash, and entry + 1 (0 where free); side by side, so that a look-up misses the cache once. */
  private slots = new Int32Array(2);
  private starts = new Uint32Array(1);
  private codes = new Int32Array(0);
  private cueBits = new Uint8Array(0);
  private arena = new Uint8Array(FIRST_CAPACITY * 8);
  private readonly lists = new Map<number, ChunkStems>();
  private count = 0;

  constructor(language: string) {
    this.language = language;
    this.pack = packFor(language);
    this.readCues = createCueReader(this.pack);
    // Made by the way they grow: what was compiled before the first growth stays valid after it.
    this.makeRoom(FIRST_CAPACITY);
  }

  /** Number of the chunk that begins at `from` and ends before a blank, at `end` at the latest; `chunkEnd` tells where. NO_CHUNK for nothing. */
  chunkAt(bytes: Uint8Array, from: number, end: number): number {
    let hash = 0;
    let to = from;
    for (; to < end; to++) {
      const byte = bytes[to] ?? BLANK;
      if (byte === BLANK) break;
      hash = Math.imul(hash ^ byte, HASH_FACTOR);
    }
    this.chunkEnd = to;
    if (to === from) return NO_CHUNK;
    return this.lookUp(bytes, from, to, hash ^ (hash >>> 15));
  }

  private lookUp(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const { slots } = this;
    const mask = (slots.length >> 1) - 1;
    let slot = hash & mask;
    for (;;) {
      const entry = (slots[2 * slot + 1] ?? 0) - 1;
      if (entry < 0) return this.add(bytes, from, to, hash, slot);
      if (slots[2 * slot] === hash && this.equals(entry, bytes, from, to)) return entry;
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

  /** What the chunk's words show of an intent, see `intent-cues.ts`. */
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
    this.slots[2 * slot] = hash;
    this.slots[2 * slot + 1] = entry + 1;
    this.reserve(entry, to - from);
    const start = this.starts[entry] ?? 0;
    for (let i = from; i < to; i++) this.arena[start + i - from] = bytes[i] ?? 0;
    this.starts[entry + 1] = start + to - from;
    this.analyse(entry, this.wordsOf(bytes, from, to));
    return entry;
  }

  private reserve(entry: number, length: number): void {
    const needed = (this.starts[entry] ?? 0) + length;
    if (needed > this.arena.length) this.arena = longer(this.arena, Math.max(needed, this.arena.length * 2));
    if (entry + 1 >= this.codes.length) this.makeRoom(this.codes.length * 2);
  }

  private makeRoom(capacity: number): void {
    this.codes = longer(this.codes, capacity);
    this.cueBits = longer(this.cueBits, capacity);
    this.starts = longer(this.starts, capacity + 1);
    this.slots = spread(this.slots, 4 * capacity);
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

/** The same pairs in a table of another length, a power of two. */
function spread(pairs: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const slots = new Int32Array(length);
  const mask = (length >> 1) - 1;
  for (let at = 0; at < pairs.length; at += 2) {
    const entry = pairs[at + 1] ?? 0;
    if (entry === 0) continue;
    const hash = pairs[at] ?? 0;
    let slot = hash & mask;
    while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
    slots[2 * slot] = hash;
    slots[2 * slot + 1] = entry;
  }
  return slots;
}
