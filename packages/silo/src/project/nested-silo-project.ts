// A project whose pages are known with their places: what an older program, or a published site, arranged as a tree.
import type { Filters, ProjectDocument } from '@silosmith/contract';
import { buildSilo } from '../build/build-silo.ts';
import { fromProjectDocument } from './from-project.ts';
import { snapshotKeywords } from './snapshot-keywords.ts';
import { toProjectDocument } from './to-project.ts';

export interface NestedSilo extends Pick<ProjectDocument, 'name' | 'articles' | 'metas' | 'tags' | 'images'> {
  /** Content language tag. */
  readonly language: string;
  readonly filters: Filters;
  /** Keywords with figures; those of the silo need not be among them. */
  readonly rows: readonly unknown[];
  /** Items with `keyword`, `topic`, figures and `children`. */
  readonly silo: readonly unknown[];
  readonly favorites: readonly unknown[];
}

/** Pages are placed as the silo nests them, as if by hand; keywords that are not in it are placed by a build. */
export function nestedSiloProject(nested: NestedSilo): ProjectDocument {
  const { name, language, filters, articles, metas, tags, images } = nested;
  const keywords = snapshotKeywords(nested.rows, nested.silo, nested.favorites);
  const read = fromProjectDocument({ keywords, language });
  const { silo } = buildSilo(read.table, { language, grouping: 'off', previous: read.silo });
  return toProjectDocument(
    { ...read, silo },
    {
      ...{ name, grouping: 'off', filters, articles, metas, tags, images },
      report: { rowsRead: keywords.length, imported: keywords.length, merged: 0, dropped: [] },
      issues: [],
    },
  );
}
