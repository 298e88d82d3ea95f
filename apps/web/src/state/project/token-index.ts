// The stems of a project's keywords: counted in a worker when a panel first needs them, kept while the table stays the same.
import type { TokenIndex } from '@silosmith/silo';
import { runInWorker } from '../../platform/workers.ts';
import type { TokenIndexRequest } from '../../workers/token-index.worker.ts';
import TokenIndexWorker from '../../workers/token-index.worker.ts?worker';
import type { OpenProject } from './open-project.ts';

let last: { readonly table: OpenProject['table']; readonly index: Promise<TokenIndex> } | null = null;

/** Rejects with `web.worker-crashed`; the next call tries again. */
export function tokenIndexOf({ table, language }: OpenProject): Promise<TokenIndex> {
  if (last?.table === table) return last.index;
  const { rowCount, keyword } = table;
  const index = runInWorker<TokenIndexRequest, TokenIndex>(() => new TokenIndexWorker(), {
    rowCount,
    keyword,
    language,
  });
  const mine = { table, index };
  last = mine;
  index.catch(() => {
    if (last === mine) last = null;
  });
  return index;
}
