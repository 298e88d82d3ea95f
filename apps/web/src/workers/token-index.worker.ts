// Which word stems has every keyword? Counted off the page: a large table takes seconds.
import type { KeywordTable } from '@silosmith/contract';
import { buildTokenIndex, type TokenIndex } from '@silosmith/silo';
import { buffersOf } from './column-buffers.ts';
import { serveWorker } from './serve-worker.ts';

export interface TokenIndexRequest {
  readonly rowCount: number;
  readonly keyword: KeywordTable['keyword'];
  readonly language: string;
}

serveWorker<TokenIndexRequest, TokenIndex>(({ rowCount, keyword, language }) => {
  const result = buildTokenIndex({ rowCount, keyword }, language);
  return { result, transfer: buffersOf([result]) };
});
