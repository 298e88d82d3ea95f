// Words of each keyword in order, as stems: function words kept, compounds and joined spellings split.

import { type KeywordTable, textAt } from '@silosmith/contract';
import { createCompoundSplitter, packFor, splitWords } from '@silosmith/language';
import { longer } from '../columns/longer-array.ts';

/** Row `r` has the stems `stemIds[offsets[r] .. offsets[r + 1])` in their order of appearance, repeats included. */
export interface KeywordWords {
  readonly offsets: Uint32Array;
  readonly stemIds: Uint32Array;
  /** Stem id → stem, in alphabetical order. */
  readonly stems: readonly string[];
  /** Blank-separated pieces of a row on average: also where words are written without blanks. */
  readonly meanLength: number;
  /** A row's words as they are written, folded, joined by `_`. */
  spelling(row: number): string;
}

interface Chunk {
  readonly words: readonly string[];
  stems: number[];
}

/** Shorter words are no joined spelling of two others. */
const SHORTEST_JOINED = 6;

/** Reads every keyword once; each distinct blank-separated piece is split and stemmed once. */
export function readKeywordWords(
  table: Pick<KeywordTable, 'rowCount' | 'keyword'>,
  language: string,
): KeywordWords {
  const { rowCount } = table;
  const chunks: Chunk[] = [];
  const chunkOf = new Map<string, number>();
  const rowChunks = new Uint32Array(rowCount + 1);
  let chunkIds = new Uint32Array(rowCount * 4 + 16);
  let used = 0;
  for (let row = 0; row < rowCount; row++) {
    for (const piece of textAt(table.keyword, row).split(' ')) {
      if (piece === '') continue;
      let id = chunkOf.get(piece);
      if (id === undefined) {
        id = chunks.push({ words: splitWords(piece, language), stems: [] }) - 1;
        chunkOf.set(piece, id);
      }
      if (used === chunkIds.length) chunkIds = longer(chunkIds, used * 2);
      chunkIds[used++] = id;
    }
    rowChunks[row + 1] = used;
  }
  const stems = stemChunks(chunks, chunkIds.subarray(0, used), rowChunks, language);
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
    spelling(row) {
      const words: string[] = [];
      for (let i = rowChunks[row] ?? 0; i < (rowChunks[row + 1] ?? 0); i++) {
        for (const word of chunks[chunkIds[i] ?? 0]?.words ?? []) words.push(word);
      }
      return words.join('_');
    },
  };
}

/** Fills the stems of every chunk; returns the distinct stems. */
function stemChunks(
  chunks: readonly Chunk[],
  chunkIds: Uint32Array,
  rowChunks: Uint32Array,
  language: string,
): string[] {
  const pack = packFor(language);
  const joined = joinedSpellings(chunks, chunkIds, rowChunks);
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
  for (const chunk of chunks) {
    for (const word of chunk.words) {
      const parts = splitCompound(word);
      const written = joined.get(withoutHyphen(word)) ?? hyphenatedWords(word, vocabulary);
      if (parts.length > 1) chunk.stems.push(...parts.map(idOf));
      else if (written) chunk.stems.push(...written.map((part) => idOf(pack.stem(part))));
      else chunk.stems.push(idOf(pack.stem(word)));
    }
  }
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

const withoutHyphen = (word: string): string => word.replaceAll('-', '');

/** `ai-powered` is two words where the list has `ai` as a word; `wi-fi` and `e-mail` stay one. */
function hyphenatedWords(word: string, vocabulary: ReadonlyMap<string, number>): readonly string[] | null {
  if (!word.includes('-')) return null;
  const parts = word.split('-');
  const shortest = parts.reduce((short, part) => (part.length < short.length ? part : short));
  return shortest.length > 1 && vocabulary.has(shortest) ? parts : null;
}

/** Words that other keywords write as two: `keywordresearch` → `keyword`, `research`. */
function joinedSpellings(
  chunks: readonly Chunk[],
  chunkIds: Uint32Array,
  rowChunks: Uint32Array,
): Map<string, readonly [string, string]> {
  const single = new Set<string>();
  for (const { words } of chunks) {
    const [word] = words;
    if (words.length === 1 && word !== undefined && word.length >= SHORTEST_JOINED)
      single.add(withoutHyphen(word));
  }
  const joined = new Map<string, readonly [string, string]>();
  for (let row = 0; row + 1 < rowChunks.length; row++) {
    for (let i = (rowChunks[row] ?? 0) + 1; i < (rowChunks[row + 1] ?? 0); i++) {
      const before = chunks[chunkIds[i - 1] ?? 0]?.words.at(-1);
      const after = chunks[chunkIds[i] ?? 0]?.words[0];
      if (before === undefined || after === undefined || before.length + after.length < SHORTEST_JOINED)
        continue;
      const word = before + after;
      if (!single.has(word)) continue;
      const known = joined.get(word);
      if (known === undefined || before < known[0]) joined.set(word, [before, after]);
    }
  }
  return joined;
}
