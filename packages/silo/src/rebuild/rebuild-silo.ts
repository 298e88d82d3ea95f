// Rebuilds a silo with another strictness: what the user decided stays, and the change is one undoable step.
import {
  type GroupingStrictness,
  type KeywordTable,
  resizedSilo,
  textAt,
  UNKNOWN,
} from '@silosmith/contract';
import type { OnProgress } from '@silosmith/kernel';
import { buildSilo } from '../build/build-silo.ts';
import type { SiloDocument } from '../document/silo-and-table.ts';
import type { EditResult } from '../edits/apply-edit.ts';
import { type AddedKeyword, cellsBetween } from '../edits/patch.ts';
import type { Embeddings } from '../grouping/index.ts';
import type { TokenIndex } from '../tokens/index.ts';

export interface RebuildOptions {
  readonly grouping: GroupingStrictness;
  /** The token index of the document's table, where the caller has it. */
  readonly index?: TokenIndex;
  /** As `buildSilo` takes them. */
  readonly embeddings?: Embeddings;
  readonly onProgress?: OnProgress;
}

/**
 * Pinned placements, edits, applied fixes, deletions, favourites, completion and business values stay; articles are known by
 * their keyword's id and stay with it. (Filters only choose what is shown: `selectPages`.)
 */
export function rebuildSilo(document: SiloDocument, options: RebuildOptions): EditResult {
  const { table, silo, language } = document;
  const { table: grown, silo: built } = buildSilo(table, { ...options, language, previous: silo });
  const touched = new Set([...silo.topic, ...built.topic]);
  touched.delete(-1);
  const patch = {
    columns: cellsBetween(resizedSilo(silo, grown.rowCount), built),
    added: keywordsFrom(grown, table.rowCount),
    renamed: [],
    topics: { before: silo.topics, after: built.topics },
    touchedTopics: Int32Array.from(touched).sort(),
  };
  return { document: { table: grown, silo: built, language }, patch };
}

/** Those that the plan proposes beside the rows there were. */
function keywordsFrom({ keyword, volume, difficulty, rowCount }: KeywordTable, from: number): AddedKeyword[] {
  return Array.from({ length: rowCount - from }, (_, at) => ({
    keyword: textAt(keyword, from + at),
    volume: volume[from + at] ?? UNKNOWN,
    difficulty: difficulty[from + at] ?? UNKNOWN,
  }));
}
