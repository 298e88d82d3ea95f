// Words of each keyword in order, as stems: function words kept, compounds and joined spellings split.

import type { KeywordTable } from '@silosmith/contract';
import { createCompoundSplitter, packFor } from '@silosmith/language';
import { readPieces } from '../columns/piece-rows.ts';
import { type Chunk, type ChunkRows, readChunks } from './keyword-chunks.ts';
import { mendWords, withoutHyphen } from './mended-words.ts';
import { createFiguresReader } from './number-words.ts';
import { wordLanguagesOf } from './word-languages.ts';

/** Row `r` has the stems `stemIds[offsets[r] .. offsets[r + 1])` in their order of appearance, repeats included. */
export interface KeywordWords {
  readonly offsets: Uint32Array;
  readonly stemIds: Uint32Array;
  /** Stem id → stem, in alphabetical order. */
  readonly stems: readonly string[];
  /** Blank-separated pieces of a row on average: also where words are written without blanks. */
  readonly meanLength: number;
  /** By row: 1 where a word was cut in two or run together by mistake; its stems are those that were meant. */
  readonly isBroken: Uint8Array;
  /** The pieces of every row, mistaken blanks corrected. */
  readonly pieces: ChunkRows;
  /** By row: which of the list's languages it is in; null where there is one. */
  readonly kinds: Uint8Array | null;
  /** A row's words as they are written (mistaken blanks corrected), folded, joined by `_`. */
  spelling(row: number): string;
}

/** Reads every keyword once; each distinct blank-separated piece is split and stemmed once. `pieces`: of the keywords, where they are known. */
export function readKeywordWords(
  table: Pick<KeywordTable, 'rowCount' | 'keyword'>,
  languages: readonly string[],
  pieces = readPieces(table.keyword),
): KeywordWords {
  const { rowCount } = table;
  const [language = 'en'] = languages;
  const mended = mendWords(readChunks(pieces, language));
  const { chunks, offsets: rowChunks, ids: chunkIds, isBroken } = mended;
  const used = chunkIds.length;
  const spoken = wordLanguagesOf(table, mended, languages);
  const stems = stemChunks(chunks, mended.joined, language, spoken.ofPiece);
  const offsets = new Uint32Array(rowCount + 1);
  for (let row = 0; row < rowCount; row++) {
    let count = offsets[row] ?? 0;
    for (let i = rowChunks[row] ?? 0; i < (rowChunks[row + 1] ?? 0); i++) {
      count += chunks[chunkIds[i] ?? 0]?.stems.length ?? 0;
    }
    offsets[row + 1] = count;
  }
  const stemIds = new Uint32Array(offsets[rowCount] ?? 0);
  let at = 0;
  for (let i = 0; i < used; i++)
    for (const stem of chunks[chunkIds[i] ?? 0]?.stems ?? []) stemIds[at++] = stem;
  return {
    offsets,
    stemIds,
    stems,
    meanLength: rowCount === 0 ? 0 : used / rowCount,
    isBroken,
    pieces: mended,
    kinds: spoken.kinds,
    spelling(row) {
      const words: string[] = [];
      for (let i = rowChunks[row] ?? 0; i < (rowChunks[row + 1] ?? 0); i++) {
        for (const word of chunks[chunkIds[i] ?? 0]?.words ?? []) words.push(word);
      }
      return words.join('_');
    },
  };
}

/** Fills the stems of every chunk, each in the language `spoken` says; returns the distinct stems. */
function stemChunks(
  chunks: readonly Chunk[],
  joined: ReadonlyMap<string, readonly [string, string]>,
  language: string,
  spoken: readonly string[],
): string[] {
  const vocabulary = new Map<string, number>();
  for (const { words } of chunks)
    for (const word of words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  const splitCompound = createCompoundSplitter(vocabulary, language);
  const ids = new Map<string, number>();
  const idOf = (stem: string): number => {
    const known = ids.get(stem) ?? ids.size;
    ids.set(stem, known);
    return known;
  };
  chunks.forEach((chunk, at) => {
    const pack = packFor(spoken[at] ?? language);
    const figuresOf = createFiguresReader(pack.tag);
    const stemOf = (word: string) => figuresOf(word) ?? pack.stem(word);
    for (const word of chunk.words) {
      const parts = splitCompound(word);
      const written = joined.get(withoutHyphen(word)) ?? hyphenatedWords(word, vocabulary);
      if (parts.length > 1) chunk.stems.push(...parts.map(idOf));
      else if (written) chunk.stems.push(...written.map((part) => idOf(stemOf(part))));
      else chunk.stems.push(idOf(stemOf(word)));
    }
  });
  return renumber(chunks, ids);
}

/** Stems in alphabetical order, so that nothing depends on which row came first. */
function renumber(chunks: readonly Chunk[], ids: ReadonlyMap<string, number>): string[] {
  const place = new Uint32Array(ids.size);
  const stems = [...ids.keys()].sort();
  stems.forEach((stem, at) => {
    place[ids.get(stem) ?? 0] = at;
  });
  for (const chunk of chunks) chunk.stems = chunk.stems.map((id) => place[id] ?? 0);
  return stems;
}

/** `ai-powered` is two words where the list has `ai` as a word; `wi-fi` and `e-mail` stay one. */
function hyphenatedWords(word: string, vocabulary: ReadonlyMap<string, number>): readonly string[] | null {
  if (!word.includes('-')) return null;
  const parts = word.split('-');
  const shortest = parts.reduce((short, part) => (part.length < short.length ? part : short));
  return shortest.length > 1 && vocabulary.has(shortest) ? parts : null;
}
