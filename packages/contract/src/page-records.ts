// What was generated or written for the pages of a project, by page id.
import type { PersonaRecord, ViewpointRecord } from './advice.ts';
import type { Article, ImageRecord, Meta, Tags } from './article.ts';
import type { Failures } from './failures.ts';
import type { OutlineRecord } from './outline.ts';
import type { PageId } from './page-id.ts';
import type { Research } from './research.ts';

export interface PageRecords {
  /** What each article rests on. */
  readonly sources: ReadonlyMap<PageId, Research>;
  /** What agents advised for each article. */
  readonly viewpoints: ReadonlyMap<PageId, ViewpointRecord>;
  readonly personas: ReadonlyMap<PageId, PersonaRecord>;
  /** What the articles are to be divided into. */
  readonly outlines: ReadonlyMap<PageId, OutlineRecord>;
  readonly articles: ReadonlyMap<PageId, Article>;
  readonly metas: ReadonlyMap<PageId, Meta>;
  readonly tags: ReadonlyMap<PageId, Tags>;
  readonly images: ReadonlyMap<PageId, ImageRecord>;
  /** What was paid for each page and is in none of the others. */
  readonly failures: ReadonlyMap<PageId, Failures>;
}
