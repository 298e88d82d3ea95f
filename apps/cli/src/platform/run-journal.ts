// What survives when a run is killed? A journal beside the project file: calls before they are sent, replies and records when they arrive.
import { appendFile, readFile, rm } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { articleSchema, metaSchema, tagsSchema } from '@silosmith/contract';
import {
  type CallLog,
  callEntrySchema,
  type SentCall,
  type StoredRecords,
  type TextStage,
} from '@silosmith/generation';
import { Fault } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { systemChance } from './chance.ts';
import { codeOf, writeText } from './files.ts';

const recordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), record: articleSchema }),
  z.object({ kind: z.literal('meta'), record: metaSchema }),
  z.object({ kind: z.literal('tags'), record: tagsSchema }),
]);
/** A record with its kind, checked. */
export const madeRecord = (kind: TextStage, record: StoredRecords[TextStage]): MadeRecord =>
  recordSchema.parse({ kind, record });
export type MadeRecord = z.infer<typeof recordSchema>;

/** `source`: the project that the run reads, relative to the journal's folder. */
const runSchema = z.object({ kind: z.literal('run'), id: z.string(), source: z.string() });
const lineSchema = z.union([runSchema, recordSchema, callEntrySchema]);
type Line = z.infer<typeof lineSchema>;

const journalOf = (path: string): string => `${path}.journal`;

const isRecord = (line: Line): line is MadeRecord =>
  line.kind === 'article' || line.kind === 'meta' || line.kind === 'tags';
const isCall = (line: Line): line is CallLog['entries'][number] =>
  line.kind === 'sent' || line.kind === 'replied' || line.kind === 'refused';

/** A line that a crash cut short, or that is none of ours, is left out. */
function linesOf(text: string): Line[] {
  return text.split('\n').flatMap((line) => {
    try {
      const read = lineSchema.safeParse(JSON.parse(line));
      return read.success ? [read.data] : [];
    } catch {
      return [];
    }
  });
}

/** '' where no run was interrupted. */
async function readText(path: string): Promise<string> {
  try {
    return await readFile(journalOf(path), 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return '';
    throw new Fault('cli.cannot-read', {
      params: { path: journalOf(path), reason: codeOf(cause) },
      cause,
    });
  }
}

/** What an interrupted run over the project made. */
export async function recordsInJournal(path: string): Promise<readonly MadeRecord[]> {
  return linesOf(await readText(path)).filter(isRecord);
}

export const removeJournal = (path: string): Promise<void> => rm(journalOf(path), { force: true });

export interface RunJournal {
  /** The interrupted run's, where there was one. */
  readonly runId: string;
  readonly isEmpty: boolean;
  readonly records: readonly MadeRecord[];
  readonly calls: CallLog;
  /** On disk before it resolves. */
  store(made: MadeRecord): Promise<void>;
  /** The project file holds every record: only the unanswered calls are kept. */
  settle(unanswered: readonly SentCall[]): Promise<void>;
}

/**
 * The journal of a run from `source` to `path`, continued where one was interrupted. Throws `cli.journal-of-another`
 * where the interrupted run wrote another project to the same place.
 */
export async function openRunJournal(path: string, source: string): Promise<RunJournal> {
  const text = await readText(path);
  const lines = linesOf(text);
  const from = relative(dirname(path), source);
  const interrupted = lines.find((line) => line.kind === 'run');
  if (path !== source && interrupted && interrupted.source !== from) {
    throw new Fault('cli.journal-of-another', {
      params: { journal: journalOf(path), source: interrupted.source },
    });
  }
  const write = async (written: string): Promise<void> => {
    try {
      await appendFile(journalOf(path), written, { flush: true });
    } catch (cause) {
      const params = { path: journalOf(path), reason: codeOf(cause) };
      throw new Fault('cli.cannot-write', { params, severity: 'high', cause });
    }
  };
  const runId = interrupted?.id ?? systemChance.id();
  const textOf = (line: Line): string => `${JSON.stringify(line)}\n`;
  // A line cut short must not swallow the next one.
  const opening = text === '' || text.endsWith('\n') ? '' : '\n';
  let unwritten = interrupted ? opening : opening + textOf({ kind: 'run', id: runId, source: from });
  let last: Promise<void> = Promise.resolve();
  /** One after the other: two lines never mix. */
  const append = (line: Line): Promise<void> => {
    const next = last.then(async () => {
      await write(unwritten + textOf(line));
      unwritten = '';
    });
    last = next.catch(() => undefined);
    return next;
  };
  return {
    runId,
    isEmpty: lines.length === 0,
    records: lines.filter(isRecord),
    calls: { entries: lines.filter(isCall), append },
    store: append,
    async settle(unanswered) {
      if (unanswered.length === 0) await removeJournal(path);
      else await writeText(journalOf(path), unanswered.map((call) => `${JSON.stringify(call)}\n`).join(''));
    },
  };
}
