// What was generated or written for the pages of a project, by page id.
import type { Article, ImageRecord, Meta, Tags } from './article.ts';
import type { PageId } from './page-id.ts';

export interface PageRecords {
  readonly articles: ReadonlyMap<PageId, Article>;
  readonly metas: ReadonlyMap<PageId, Meta>;
  readonly tags: ReadonlyMap<PageId, Tags>;
  readonly images: ReadonlyMap<PageId, ImageRecord>;
}
