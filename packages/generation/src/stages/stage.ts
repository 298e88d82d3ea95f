// A stage makes one record of a page from the brief and the records of earlier stages. One file of this folder each.
import type { PageBrief, Prompt } from '@silosmith/ai';
import type {
  Article,
  ImageAmount,
  ImageRecord,
  ImageReply,
  KeyedRecords,
  Meta,
  OutlineRecord,
  PersonaRecord,
  Research,
  ResearchReply,
  ResearchRequest,
  Tags,
  ViewpointRecord,
} from '@silosmith/contract';
import type * as z from 'zod/mini';
import type { ArticleNote } from './article-record.ts';
import type { ReadReply } from './ask-for-text.ts';

/** The record of each stage, by the stage's id. */
export interface StoredRecords {
  readonly research: Research;
  readonly viewpoint: ViewpointRecord;
  readonly persona: PersonaRecord;
  readonly outline: OutlineRecord;
  readonly article: Article;
  readonly meta: Meta;
  readonly tags: Tags;
  readonly image: ImageRecord;
}
export type StageId = keyof StoredRecords;

/** What a project already holds, by the id of the page in the plan; a project document fits where that is the keyword. */
export interface ExistingContent {
  readonly sources?: KeyedRecords<Research> | undefined;
  readonly viewpoints?: KeyedRecords<ViewpointRecord> | undefined;
  readonly personas?: KeyedRecords<PersonaRecord> | undefined;
  readonly outlines?: KeyedRecords<OutlineRecord> | undefined;
  readonly articles?: KeyedRecords<Article>;
  readonly metas?: KeyedRecords<Meta>;
  readonly tags?: KeyedRecords<Tags>;
  readonly images?: KeyedRecords<ImageRecord>;
}

export type GenerationNote =
  | ArticleNote
  | 'meta-fallback'
  | 'tags-fallback'
  | 'images-missing'
  | 'research-missing'
  | 'advice-missing'
  | 'outline-missing';

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

/** Asks for one picture; `prompt` and `index` identify it within the page. Throws what the call threw. */
export type AskPicture = (prompt: string, index: number) => Promise<ImageReply>;

/** Asks for research about the page. Throws what the call threw. */
export type AskResearch = (
  request: Omit<ResearchRequest, 'provider' | 'language' | 'task'>,
) => Promise<ResearchReply>;

/** Methods, not functions in fields: a list holds stages of different records. */
interface StageFacts<K extends StageId> {
  readonly id: K;
  /** Where a project document keeps the records. */
  readonly collection: keyof ExistingContent;
  readonly schema: z.ZodMiniType<StoredRecords[K]>;
  /** Stages whose records this one reads: they stand before it in the list. */
  readonly needs: readonly StageId[];
  /** Changes a record that is there: a page without one does not need it. */
  readonly mends?: true;
  /** False for a stand-in: it counts as missing. */
  isMade(record: StoredRecords[K]): boolean;
  /** Written or changed by the user: never replaced. */
  isByHand(record: StoredRecords[K]): boolean;
}

/** A call that a stage will make. */
export interface PlannedCall {
  readonly inputTokens: number;
  readonly replyTokens: ReplyTokens;
  /** Made only where a page needs it: counted in the dearest estimate alone. */
  readonly perhaps?: true;
}

/** Tokens of a reply: at the least, as aimed at, at the most. */
export interface ReplyTokens {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** A stage that asks for text. */
export interface Stage<K extends StageId = StageId> extends StageFacts<K> {
  readonly asks?: 'text';
  /** Only in runs that choose it, and only for pages that a later stage writes; those are written without it where it fails. */
  readonly advises?: true;
  /**
   * Which pages need it before they are written, in every run; those are written without it where it fails. One that is asked for by itself is made of
   * any page.
   */
  prepares?(brief: PageBrief): boolean;
  /** As it will be asked, as far as the records go that are there. */
  prompt(page: PageSoFar): Prompt;
  replyTokens(brief: PageBrief): ReplyTokens;
  /** Left out: one call, of `prompt` and `replyTokens`. */
  calls?(brief: PageBrief): readonly PlannedCall[];
  /**
   * Asked for by itself: the prompt that will be sent, word for word, and how often at the most; null without a prompt that no model is
   * needed, null that there is nothing to do. Left out: `prompt`, and once more where its reply cannot be used.
   */
  asked?(page: PageSoFar): { readonly prompt: Prompt | null; readonly questions: number } | null;
  run(page: PageSoFar, ask: Ask): Promise<MadeRecord<K>>;
  /** Stands in where the provider failed for good; null: the page fails, or goes on without where the stage advises. */
  fallback(page: PageSoFar): MadeRecord<K> | null;
}

/** What a stage of pictures knows of its run. */
export interface PictureRun {
  readonly provider: string;
  readonly model: string;
  readonly amount?: ImageAmount | undefined;
  readonly language: string;
  /** Now, ISO 8601. */
  readonly nowIso: string;
}

/**
 * A stage that asks for pictures; only in runs that choose a provider of them. What it cannot make is missing and noted:
 * an article without pictures is an article.
 */
export interface PictureStage<K extends StageId = StageId> extends StageFacts<K> {
  readonly asks: 'pictures';
  /** Pictures of a page of that brief, at most. */
  pictures(brief: PageBrief, amount?: ImageAmount): number;
  /** Throws where not one could be made. */
  run(page: PageSoFar, askPicture: AskPicture, about: PictureRun): Promise<MadeRecord<K>>;
}

/** What a stage of research knows of its run. */
export interface ResearchRun {
  /** Now, ISO 8601. */
  readonly nowIso: string;
}

/** A stage that asks for research; only in runs that choose a provider of it, and only for pages that a later stage writes. */
export interface ResearchStage<K extends StageId = StageId> extends StageFacts<K> {
  readonly asks: 'research';
  run(page: PageSoFar, askResearch: AskResearch, about: ResearchRun): Promise<MadeRecord<K>>;
}

/** What a run chooses of the stages that it can do without. */
export interface OptionalStages {
  readonly pictures?: unknown;
  readonly research?: unknown;
  /** Stages that advise. */
  readonly advice?: readonly string[] | undefined;
}

/** Whether a run of that choice has the stage at all. */
export function isChosen(stage: AnyStage, { pictures, research, advice = [] }: OptionalStages): boolean {
  if (stage.asks === 'pictures') return pictures !== undefined;
  if (stage.asks === 'research') return research !== undefined;
  return stage.advises !== true || advice.includes(stage.id);
}

/** Made for the stages that read it, and for nothing once those are made. */
export const isForReaders = (stage: AnyStage): boolean =>
  stage.asks === 'research' || (stage.asks !== 'pictures' && isHelp(stage));

/** Made for the pages that need it before they are written. */
export const isPrepared = (stage: AnyStage): boolean =>
  stage.asks !== 'pictures' && stage.asks !== 'research' && stage.prepares !== undefined;

/** Its calls are counted and admitted one by one: the dearest estimate aims at usual replies, and limits nothing by itself. */
export const isOfSeveralCalls = (stage: AnyStage): boolean =>
  stage.asks !== 'pictures' && stage.asks !== 'research' && stage.calls !== undefined;

/** A text that others are written with, or without it where it fails. */
export const isHelp = ({ advises, prepares }: Pick<Stage, 'advises' | 'prepares'>): boolean =>
  advises === true || prepares !== undefined;

export type AnyStage = Stage | PictureStage | ResearchStage;
