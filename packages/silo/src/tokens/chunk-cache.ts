// Stem cache: the stems of each distinct space-separated run of bytes, computed once.

import { type LanguagePack, packFor, splitWords } from '@silosmith/language';
import { ByteRuns } from '../columns/byte-runs.ts';
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

const FIRST_CAPACITY = 1 << 13;

/**
 * From the bytes of a chunk to its stems. Words never reach over a blank, so a keyword's
 * stems are the union of its chunks' stems, and a million keywords need as many stemmings as they have distinct chunks.
 */
export class ChunkCache {
  readonly stems: string[] = [];
  private readonly runs = new ByteRuns();
  private readonly idOfStem = new Map<string, number>();
  private readonly language: string;
  private readonly pack: LanguagePack;
  private readonly readCues: CueReader;
  private codes = new Int32Array(0);
  private cueBits = new Uint8Array(0);
  private readonly lists = new Map<number, ChunkStems>();
  /** Chunks that were analysed. */
  private count = 0;

  constructor(language: string) {
    this.language = language;
    this.pack = packFor(language);
    this.readCues = createCueReader(this.pack);
    // Made by the way they grow: what was compiled before the first growth stays valid after it.
    this.makeRoom(FIRST_CAPACITY);
  }

  /** Offset behind the last chunk read. */
  get chunkEnd(): number {
    return this.runs.end;
  }

  /** Number of the chunk that begins at `from` and ends before a blank, at `end` at the latest; `chunkEnd` tells where. NO_RUN, without stems or cues, for nothing. */
  chunkAt(bytes: Uint8Array, from: number, end: number): number {
    const chunk = this.runs.at(bytes, from, end);
    if (chunk >= this.count) this.add(chunk);
    return chunk;
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

  private add(chunk: number): void {
    this.count = chunk + 1;
    if (this.count > this.codes.length) this.makeRoom(this.codes.length * 2);
    this.analyse(chunk, splitWords(this.runs.textOf(chunk), this.language));
  }

  private makeRoom(capacity: number): void {
    this.codes = longer(this.codes, capacity);
    this.cueBits = longer(this.cueBits, capacity);
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
