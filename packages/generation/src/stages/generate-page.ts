// Runs the stages of one page. Each record is stored as soon as it is made; existing ones are not made again.
import type { ImageAmount } from '@silosmith/contract';
import { POLICIES } from '@silosmith/jobs';
import { type Clock, Fault, throwIfCancelled } from '@silosmith/kernel';
import type { PlannedPage } from '../plan/plan-generation.ts';
import type { CallPicture, CallResearch, CallText } from '../run/call-journal.ts';
import { askForPicture } from './ask-for-picture.ts';
import { askForResearch } from './ask-for-research.ts';
import { askForText } from './ask-for-text.ts';
import { STAGES } from './index.ts';
import { pageReadBy } from './page-read-by.ts';
import {
  type AnyStage,
  type Ask,
  type GenerationNote,
  isHelp,
  isPrepared,
  type MadeRecord,
  type PageSoFar,
  type PictureStage,
  type ResearchStage,
  type Stage,
  type StageId,
  type StoredRecords,
} from './stage.ts';

/** Who makes the pictures of a run. */
export interface PictureChoice {
  readonly provider: string;
  readonly model: string;
  /** Left out: as many on every page as its length asks for. */
  readonly amount?: ImageAmount | undefined;
  /** Of smart mode: id of the policy. */
  readonly policy?: string | undefined;
}

/** Who finds the pages that a run's articles rest on. */
export interface ResearchChoice {
  readonly provider: string;
  /** Country whose searchers are meant, two letters; left out: the main one of the language. */
  readonly market?: string | undefined;
}

export interface GenerationContext {
  readonly projectId: string;
  readonly provider: string;
  readonly model: string;
  readonly language: string;
  /** Left out: the run makes no pictures. */
  readonly pictures?: PictureChoice;
  /** Left out: articles are written without research. */
  readonly research?: ResearchChoice;
  /** Stages that advise; left out: none. */
  readonly advice?: readonly string[];
  /** The same for every attempt, resume and restart of one wish; a new one where the user asks for a page to be rewritten. */
  readonly runId: string;
  /** The stages were asked for by themselves: no stand-in takes the place of what is there, and their faults are the page's. */
  readonly alone?: boolean;
  /** 1 for the first attempt of the job's item. */
  readonly attempt?: number;
  /** Idempotency keys of replies that earlier attempts paid for. */
  readonly paid?: ReadonlySet<string>;
  /**
   * What the project holds of the page now, read again before each attempt: a stage whose record is here is not run.
   * To rewrite a page, leave out what is to be replaced. Later stages are made from what earlier ones left.
   */
  readonly existing: Partial<StoredRecords>;
}

export interface GenerationPorts {
  readonly callText: CallText;
  /** Needed where the context names a provider of pictures. */
  readonly callPicture?: CallPicture;
  /** Needed where the context names a provider of research. */
  readonly callResearch?: CallResearch;
  /** Resolves once the record is safe. */
  store<K extends StageId>(kind: K, record: StoredRecords[K]): Promise<void>;
  /** Told at once of a stage that the page goes on without: its provider failed, or the page needs none. Left out: the notes say at the end what failed. */
  passedOver?(stage: StageId): void;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
}

export interface PageOutcome {
  readonly made: readonly StageId[];
  /** What a reader of the run should know of the page. */
  readonly notes: readonly GenerationNote[];
  /** Paid in this call, in US dollars. */
  readonly costUsd: number;
}

/**
 * Makes what the plan says is missing, in the order of `stages`. Throws `cancelled`, what `store` throws, and the fault of
 * a stage without a stand-in. A stand-in is stored and noted where a provider fails; it counts as missing next time.
 */
export async function generatePage(
  item: PlannedPage,
  context: GenerationContext,
  ports: GenerationPorts,
  stages: readonly AnyStage[] = STAGES,
): Promise<PageOutcome> {
  const made: StageId[] = [];
  const notes: GenerationNote[] = [];
  let costUsd = 0;
  let page: PageSoFar = { brief: item.brief, records: context.existing };
  const ask: Ask = (prompt, read) => askForText(item.keyword, prompt, read, context, ports);
  for (const stage of stages) {
    const held = page.records[stage.id];
    const isThere = held === undefined ? stage.mends === true : stage.isMade(held);
    if (isThere) continue;
    if (!item.needs.includes(stage.id)) {
      if (isPrepared(stage)) ports.passedOver?.(stage.id);
      continue;
    }
    const result =
      stage.asks === 'pictures' || stage.asks === 'research'
        ? await runOptional(stage, page, context, ports)
        : await runOrFallback(stage, pageReadBy(stage, page, context), ask, {
            ...context,
            ...ports,
          });
    if (result === null) {
      notes.push(missingNote(stage));
      ports.passedOver?.(stage.id);
      continue;
    }
    const { notes: said } = result;
    const isWritten = stage.id === 'article' && stage.mends !== true;
    const record = isWritten ? withResearchNote(result.record, page, context) : result.record;
    if (record !== held) await ports.store(stage.id, record);
    page = { ...page, records: { ...page.records, [stage.id]: record } };
    made.push(stage.id);
    notes.push(...said);
    costUsd += record.provenance?.costUsd ?? 0;
  }
  return { made, notes, costUsd };
}

const MISSING = {
  pictures: 'images-missing',
  research: 'research-missing',
} as const satisfies Record<string, GenerationNote>;

function missingNote(stage: AnyStage): GenerationNote {
  if (stage.asks === 'pictures' || stage.asks === 'research') return MISSING[stage.asks];
  return stage.advises ? 'advice-missing' : 'outline-missing';
}

/** Asked for again inside the stage already. */
const UNREADABLE = new Set(['ai.invalid-json', 'ai.empty-reply']);

/**
 * The stand-in, or null for a text that helps others, where the provider failed for good, or passingly in the last attempt. Before that a passing fault
 * (`retryable`) is thrown: the job's item tries again and goes on after what is stored. Faults that are not the
 * provider's are thrown always.
 */
async function runOrFallback(
  stage: Stage,
  page: PageSoFar,
  ask: Ask,
  {
    attempt = 1,
    alone,
    signal,
  }: Pick<GenerationContext, 'attempt' | 'alone'> & Pick<GenerationPorts, 'signal'>,
): Promise<MadeRecord<StageId> | null> {
  if (alone) return madeAlone(stage, await stage.run(page, ask));
  try {
    return await stage.run(page, ask);
  } catch (error) {
    throwIfCancelled(signal);
    if (!(error instanceof Fault) || !error.code.startsWith('ai.')) throw error;
    if (OF_THE_RUN.has(error.code)) throw error;
    const isLast = attempt > POLICIES.bulk.maxRetries;
    if (error.retryable && !UNREADABLE.has(error.code) && !isLast) throw error;
    const standIn = stage.fallback(page);
    if (standIn === null && !isHelp(stage)) throw error;
    return standIn;
  }
}

/** A stage may make its stand-in itself, of a reply that says nothing. */
function madeAlone(stage: Stage, made: MadeRecord<StageId>): MadeRecord<StageId> {
  if (!stage.mends && !stage.isMade(made.record)) throw new Fault('ai.empty-reply', { retryable: true });
  return made;
}

/**
 * Would befall every page: the run stops for them, before an article is paid for without what was asked for, and before a page counts as
 * done with stand-ins.
 */
const OF_THE_RUN = new Set([
  'ai.no-key',
  'ai.no-base-url',
  'ai.no-model',
  'ai.bad-key',
  'ai.quota',
  'ai.model-gone',
  'ai.redirected',
]);

/** Says in an article's provenance what became of the research that the run asked for. */
function withResearchNote<Made extends StoredRecords[StageId]>(
  record: Made,
  { records }: PageSoFar,
  { research }: GenerationContext,
): Made {
  if (research === undefined || record.provenance === null) return record;
  const found = records.research?.sources.length;
  const outcome = found === undefined ? 'failed' : found === 0 ? 'nothing-found' : 'sources';
  return { ...record, provenance: { ...record.provenance, research: outcome } };
}

/** Null where the provider failed for good: the article stands without pictures, or without sources. */
async function runOptional(
  stage: PictureStage | ResearchStage,
  page: PageSoFar,
  context: GenerationContext,
  ports: GenerationPorts,
): Promise<MadeRecord<StageId> | null> {
  const { attempt = 1, pictures, research, language } = context;
  const nowIso = new Date(ports.clock.nowMs()).toISOString();
  const { keyword } = page.brief;
  try {
    if (stage.asks === 'research') {
      if (research === undefined) return null;
      return await stage.run(page, askForResearch(keyword, context, ports), { nowIso });
    }
    if (pictures === undefined) return null;
    return await stage.run(page, askForPicture(keyword, context, ports), { ...pictures, language, nowIso });
  } catch (error) {
    throwIfCancelled(ports.signal);
    if (!(error instanceof Fault) || !error.code.startsWith('ai.') || OF_THE_RUN.has(error.code)) throw error;
    if (context.alone) throw error;
    if (error.retryable && attempt <= POLICIES.bulk.maxRetries) throw error;
    return null;
  }
}
