// A list in several languages: which one each word and each keyword is in. One language for a word in the whole list, so that it has one stem.
import { type KeywordTable, textAt } from '@silosmith/contract';
import { languageOfText } from '@silosmith/language';
import { addTo } from '../columns/add-to.ts';
import type { ChunkRows } from './keyword-chunks.ts';

export interface WordLanguages {
  /** By piece: the language to stem it in. */
  readonly ofPiece: readonly string[];
  /** By row: place of its language in the list's languages; null where the list has but one. */
  readonly kinds: Uint8Array | null;
}

/** The first of `languages` is the list's, the others are those that count in it. */
export function wordLanguagesOf(
  table: Pick<KeywordTable, 'rowCount' | 'keyword'>,
  pieces: ChunkRows,
  languages: readonly string[],
): WordLanguages {
  const [own = 'en'] = languages;
  if (languages.length < 2) return { ofPiece: pieces.chunks.map(() => own), kinds: null };
  const shown = Int8Array.from({ length: table.rowCount }, (_, row) =>
    languages.indexOf(languageOfText(textAt(table.keyword, row)) ?? ''),
  );
  const votes = votesOf(pieces, shown, languages.length);
  const ofPiece = pieces.chunks.map((_, piece) => {
    const best = firstOfMost(votes.subarray(piece * languages.length, (piece + 1) * languages.length));
    return languages[best] ?? own;
  });
  return { ofPiece, kinds: kindsOf(pieces, shown, votes, languages.length) };
}

/** By piece and language: the keywords of that language it stands in. */
function votesOf({ offsets, ids, chunks }: ChunkRows, shown: Int8Array, kinds: number): Float64Array {
  const votes = new Float64Array(chunks.length * kinds);
  shown.forEach((kind, row) => {
    if (kind < 0) return;
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++)
      addTo(votes, (ids[at] ?? 0) * kinds + kind, 1);
  });
  return votes;
}

/** A keyword that shows no language is in that of its words, each by the share of its votes. */
function kindsOf(
  { offsets, ids }: ChunkRows,
  shown: Int8Array,
  votes: Float64Array,
  kinds: number,
): Uint8Array {
  const sums = new Float64Array(kinds);
  return Uint8Array.from(shown, (own, row) => {
    if (own >= 0) return own;
    sums.fill(0);
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
      const start = (ids[at] ?? 0) * kinds;
      let all = 0;
      for (let kind = 0; kind < kinds; kind++) all += votes[start + kind] ?? 0;
      if (all === 0) continue;
      for (let kind = 0; kind < kinds; kind++) addTo(sums, kind, (votes[start + kind] ?? 0) / all);
    }
    return firstOfMost(sums);
  });
}

function firstOfMost(counts: Float64Array): number {
  let best = 0;
  for (let at = 1; at < counts.length; at++) if ((counts[at] ?? 0) > (counts[best] ?? 0)) best = at;
  return best;
}
