// Write-ahead journal of paid calls: a call is recorded before it is sent, its reply on arrival, so that none is paid twice.
import { isFreeFailure } from '@silosmith/ai';
import {
  type ImageReply,
  type ImageRequest,
  imageReplySchema,
  type ResearchReply,
  type ResearchRequest,
  researchReplySchema,
  type TextReply,
  type TextRequest,
  textReplySchema,
} from '@silosmith/contract';
import { Fault, stableHash } from '@silosmith/kernel';
import * as z from 'zod/mini';

const sentSchema = z.object({
  kind: z.literal('sent'),
  /** What the provider is given. */
  key: z.string(),
  /** What the run asked under; another one where a later run takes up an unanswered call. */
  askedAs: z.string(),
  /** Of provider and request, without run or attempt: finds the call again in a later run. */
  digest: z.string(),
  keyword: z.string(),
  task: z.string(),
  /** The most that it can cost, US dollars; journals of earlier versions do not say. */
  mostUsd: z.optional(z.number()),
});
const repliedSchema = z.object({
  kind: z.literal('replied'),
  key: z.string(),
  reply: z.union([textReplySchema, imageReplySchema, researchReplySchema]),
  /** The provider said that it repeated a reply it had already given. */
  replayed: z.boolean(),
});
/** The provider answered with an error: nothing is missing. `mostUsd`: what it may have charged for that all the same. */
const refusedSchema = z.object({
  kind: z.literal('refused'),
  key: z.string(),
  code: z.string(),
  mostUsd: z.optional(z.number()),
});

export const callEntrySchema = z.discriminatedUnion('kind', [sentSchema, repliedSchema, refusedSchema]);
export type CallEntry = z.infer<typeof callEntrySchema>;
export type SentCall = z.infer<typeof sentSchema>;

/** A reply, and whether the provider confirmed that it is the one it gave before. */
export type CallReply<Reply = TextReply> = Reply & { readonly replayed?: boolean };

export interface CallOptions {
  readonly idempotencyKey: string;
  /** The page's primary keyword. */
  readonly keyword: string;
  /** The page's id in the plan, and its project's. */
  readonly page?: { readonly projectId: string; readonly id: string };
  readonly signal?: AbortSignal;
  readonly meter?: CallMeter;
  /** Told the text part by part, where it arrives so. It is the reply that counts: a call that is sent again tells it from its beginning. */
  readonly onText?: (part: string) => void;
}

/** Told by a call what it costs its page. */
export interface CallMeter {
  /** The call is about to be sent. */
  progress(): void;
  paid(key: string, costUsd: number): void;
  uncertain(mostUsd: number): void;
}

/** Asks whether a call may be sent, and waits until it may. Throws where it may not. */
export type Admit<Request> = (request: Request, options: CallOptions) => Promise<Admitted>;
export interface Admitted {
  /** US dollars. */
  readonly mostUsd: number;
  /** To be given the call, once: notes what it cost, or may have cost. */
  settle<Reply extends { readonly usage: { readonly cost: number | null } }>(
    answer: Promise<Reply>,
  ): Promise<Reply>;
}

/** One call for text; throws `Fault`. A repeated key answers with the reply that was already paid, where the provider can. */
export type CallText = Send<TextRequest, TextReply>;
/** The same for one picture. */
export type CallPicture = Send<ImageRequest, ImageReply>;
/** The same for the research of one page. */
export type CallResearch = Send<ResearchRequest, ResearchReply>;
export type Send<Request, Reply> = (request: Request, options: CallOptions) => Promise<CallReply<Reply>>;

/** Where entries survive the process. */
export interface CallLog {
  /** What earlier runs left, oldest first. */
  readonly entries: readonly CallEntry[];
  /** Resolves when the entry is durable. */
  append(entry: CallEntry): Promise<void>;
}

export interface CallJournal<Request = TextRequest, Reply = TextReply> {
  readonly call: Send<Request, Reply>;
  /** Sent, and neither reply nor refusal arrived: the provider may have charged for them. */
  unanswered(): readonly SentCall[];
  /** Sent more than once before a reply arrived, and the provider did not say that it recognised the key. */
  perhapsPaidTwice(): readonly SentCall[];
}

/** Faults after which nobody knows whether the provider did the work. All other `ai.*` faults are its answer; `sent: false` says that nobody was asked. */
const UNKNOWN_OUTCOME = new Set(['ai.timeout', 'ai.stuck', 'ai.network']);

interface Call {
  readonly sent: SentCall;
  /** Sends since the last refusal. */
  sends: number;
  reply: unknown;
  /** Of the reply, where its price is known. */
  costUsd: number | null;
  /** What refusals may have cost, at most. */
  perhapsUsd: number;
  replayed: boolean;
}

/** Wraps `send`: a known reply is given again without a call; an unanswered call is sent again under its own key. */
export function createCallJournal<
  Request extends { readonly task?: string | undefined },
  Reply extends JournalReply,
>(
  provider: string,
  send: Send<Request, Reply>,
  log: CallLog,
  admit: Admit<Request> = async () => ({ mostUsd: 0, settle: (answer) => answer }),
): CallJournal<Request, Reply> {
  const calls = new Map<string, Call>();
  const keyOfAsked = new Map<string, string>();
  const note = (entry: CallEntry): void => {
    if (entry.kind === 'sent') keyOfAsked.set(entry.askedAs, entry.key);
    applyTo(calls, entry);
  };
  log.entries.forEach(note);
  /** Calls that earlier runs left unanswered, by digest: this run asks the same under another key. */
  const leftOpen = new Map([...calls.values()].filter(isUnanswered).map(({ sent }) => [sent.digest, sent]));

  /** Known from `note` on, even where it cannot be written down. */
  const arrived = async (entry: CallEntry): Promise<void> => {
    note(entry);
    await log.append(entry);
  };

  const callAs = async (entry: SentCall, request: Request, options: CallOptions): Promise<Reply> => {
    await log.append(entry);
    note(entry);
    return delivered(send(request, { ...options, idempotencyKey: entry.key }), entry, arrived);
  };

  const call: Send<Request, Reply> = async (request, options) => {
    const { idempotencyKey: askedAs, keyword } = options;
    const digest = digestOf(provider, request);
    const key = keyOfAsked.get(askedAs) ?? leftOpen.get(digest)?.key ?? askedAs;
    // Keys differ by task, so that a reply of this key is one of this journal's kind.
    const known = calls.get(key)?.reply as CallReply<Reply> | null | undefined;
    if (known) return known;
    // A call that is not admitted is not written down: nobody is to take it for one that was sent.
    const { mostUsd, settle } = await admit(request, { ...options, idempotencyKey: key });
    leftOpen.delete(digest);
    const about = { kind: 'sent', key, askedAs, digest, keyword, task: request.task ?? '' } as const;
    return settle(callAs({ ...about, mostUsd }, request, options));
  };

  const sentCalls = (wanted: (call: Call) => boolean): SentCall[] =>
    [...calls.values()].filter(wanted).map(({ sent }) => sent);
  return {
    call,
    unanswered: () => sentCalls(isUnanswered),
    perhapsPaidTwice: () =>
      sentCalls(({ sends, reply, replayed }) => sends > 1 && reply !== null && !replayed),
  };
}

/** Notes what became of a call that was sent. */
async function delivered<Reply extends JournalReply>(
  answer: Promise<CallReply<Reply>>,
  sent: SentCall,
  arrived: (entry: CallEntry) => Promise<void>,
): Promise<Reply> {
  try {
    const { replayed = false, ...rest } = await answer;
    // What is left of a reply with its mark is the reply.
    const reply = rest as unknown as Reply;
    await arrived({ kind: 'replied', key: sent.key, reply, replayed });
    return reply;
  } catch (error) {
    if (isRefusal(error)) await arrived(refusalOf(error, sent));
    throw error;
  }
}

type JournalReply = TextReply | ImageReply | ResearchReply;

/** The part of a log that holds calls of some tasks; what is appended goes to the whole. */
export function logOf(log: CallLog, isOf: (task: string) => boolean): CallLog {
  const keys = new Set(
    log.entries.flatMap((entry) => (entry.kind === 'sent' && isOf(entry.task) ? [entry.key] : [])),
  );
  return {
    ...log,
    entries: log.entries.filter(({ key }) => keys.has(key)),
    append: (entry) => log.append(entry),
  };
}

/** What earlier runs left unanswered. */
export function unansweredCalls(entries: readonly CallEntry[]): readonly SentCall[] {
  const calls = new Map<string, Call>();
  for (const entry of entries) applyTo(calls, entry);
  return [...calls.values()].filter(isUnanswered).map(({ sent }) => sent);
}

/** US dollars. `uncertainUsd`: the most that calls can have cost whose price or outcome is not known. */
export interface JournalCost {
  readonly costUsd: number;
  readonly uncertainUsd: number;
}

/** What a run has spent by its journal. */
export function costInJournal(entries: readonly CallEntry[]): JournalCost {
  const calls = new Map<string, Call>();
  for (const entry of entries) applyTo(calls, entry);
  let known = 0;
  let uncertainUsd = 0;
  for (const { sent, sends, reply, costUsd, perhapsUsd } of calls.values()) {
    const { mostUsd = 0 } = sent;
    const unanswered = reply === null ? sends : Math.max(0, sends - 1);
    uncertainUsd += perhapsUsd + unanswered * mostUsd;
    if (reply === null) continue;
    if (costUsd === null) uncertainUsd += mostUsd;
    else known += costUsd;
  }
  return { costUsd: known, uncertainUsd };
}

/** The same at its most. */
export function spentInJournal(entries: readonly CallEntry[]): number {
  const { costUsd, uncertainUsd } = costInJournal(entries);
  return costUsd + uncertainUsd;
}

const isUnanswered = (call: Call): boolean => call.sends > 0 && call.reply === null;

const isRefusal = (error: unknown): error is Fault =>
  error instanceof Fault &&
  (error.params.sent === false ||
    (error.code.startsWith('ai.') && error.params.sent !== true && !UNKNOWN_OUTCOME.has(error.code)));

const refusalOf = (fault: Fault, { key, mostUsd }: SentCall): CallEntry => ({
  kind: 'refused',
  key,
  code: fault.code,
  ...(isFreeFailure(fault) ? {} : { mostUsd }),
});

function applyTo(calls: Map<string, Call>, entry: CallEntry): void {
  const call = calls.get(entry.key);
  if (entry.kind === 'sent') {
    if (call) call.sends += 1;
    else
      calls.set(entry.key, {
        sent: entry,
        sends: 1,
        reply: null,
        costUsd: null,
        perhapsUsd: 0,
        replayed: false,
      });
  } else if (call && entry.kind === 'replied') {
    call.reply = entry.reply;
    call.costUsd = entry.reply.usage.cost;
    call.replayed = entry.replayed;
  } else if (call && entry.kind === 'refused') {
    call.sends -= 1;
    call.perhapsUsd += entry.mostUsd ?? 0;
  }
}

function digestOf(provider: string, request: unknown): string {
  const about = JSON.stringify([provider, request]);
  return [1, 2].map((seed) => stableHash(about, seed).toString(36).padStart(11, '0')).join('');
}
