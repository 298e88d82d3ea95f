// A stage makes one record of a page from the brief and the records of earlier stages. One file of this folder each.
import type { PageBrief, Prompt } from '@silosmith/ai';
import type { Article, KeyedRecords, Meta, Tags } from '@silosmith/contract';
import type * as z from 'zod/mini';
import type { ArticleNote } from './article-record.ts';
import type { ReadReply } from './ask-for-text.ts';

/** The record of each stage, by the stage's id. */
export interface StoredRecords {
  readonly article: Article;
  readonly meta: Meta;
  readonly tags: Tags;
}
export type StageId = keyof StoredRecords;

/** What a project already holds, by the id of the page in the plan; a project document fits where that is the keyword. */
export interface ExistingContent {
  readonly articles?: KeyedRecords<Article>;
  readonly metas?: KeyedRecords<Meta>;
  readonly tags?: KeyedRecords<Tags>;
}

export type GenerationNote = ArticleNote | 'meta-fallback' | 'tags-fallback';

/** A page with what is stored of it so far. */
export interface PageSoFar {
  readonly brief: PageBrief;
  readonly records: Partial<StoredRecords>;
}

/** Asks for text and reads it; repeats unusable replies. Throws what the call or the last `read` threw. */
export type Ask = <T>(prompt: Prompt, read: (content: string) => T) => Promise<ReadReply<T>>;

export interface MadeRecord<K extends StageId> {
  readonly record: StoredRecords[K];
  readonly notes: readonly GenerationNote[];
}

/** Methods, not functions in fields: a list holds stages of different records. */
export interface Stage<K extends StageId = StageId> {
  readonly id: K;
  /** Where a project document keeps the records. */
  readonly collection: keyof ExistingContent;
  readonly schema: z.ZodMiniType<StoredRecords[K]>;
  /** Stages whose records this one reads: they stand before it in the list. */
  readonly needs: readonly StageId[];
  /** As it will be asked, as far as the records go that are there. */
  prompt(page: PageSoFar): Prompt;
  /** Tokens of a reply: at the least, as aimed at, at the most. */
  replyTokens(brief: PageBrief): { readonly least: number; readonly usual: number; readonly most: number };
  run(page: PageSoFar, ask: Ask): Promise<MadeRecord<K>>;
  /** Stands in where the provider failed for good; null: the page fails. */
  fallback(page: PageSoFar): MadeRecord<K> | null;
  /** False for a stand-in: it counts as missing. */
  isMade(record: StoredRecords[K]): boolean;
  /** Written or changed by the user: never replaced. */
  isByHand(record: StoredRecords[K]): boolean;
}
