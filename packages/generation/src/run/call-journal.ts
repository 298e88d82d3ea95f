// Write-ahead journal of paid calls: a call is recorded before it is sent, its reply on arrival, so that none is paid twice.
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
});
const repliedSchema = z.object({
  kind: z.literal('replied'),
  key: z.string(),
  reply: z.union([textReplySchema, imageReplySchema, researchReplySchema]),
  /** The provider said that it repeated a reply it had already given. */
  replayed: z.boolean(),
});
/** The provider answered with an error: nothing is owed, nothing is missing. */
const refusedSchema = z.object({ kind: z.literal('refused'), key: z.string(), code: z.string() });

export const callEntrySchema = z.discriminatedUnion('kind', [sentSchema, repliedSchema, refusedSchema]);
export type CallEntry = z.infer<typeof callEntrySchema>;
export type SentCall = z.infer<typeof sentSchema>;

/** A reply, and whether the provider confirmed that it is the one it gave before. */
export type CallReply<Reply = TextReply> = Reply & { readonly replayed?: boolean };

export interface CallOptions {
  readonly idempotencyKey: string;
  /** The page's primary keyword. */
  readonly keyword: string;
  readonly signal?: AbortSignal;
}

/** One call for text; throws `Fault`. A repeated key answers with the reply that was already paid, where the provider can. */
export type CallText = Send<TextRequest, TextReply>;
/** The same for one picture. */
export type CallPicture = Send<ImageRequest, ImageReply>;
/** The same for the research of one page. */
export type CallResearch = Send<ResearchRequest, ResearchReply>;
type Send<Request, Reply> = (request: Request, options: CallOptions) => Promise<CallReply<Reply>>;

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

/** Faults after which nobody knows whether the provider did the work. All other `ai.*` faults are its answer. */
const UNKNOWN_OUTCOME = new Set(['ai.timeout', 'ai.network']);

interface Call {
  readonly sent: SentCall;
  /** Sends since the last refusal. */
  sends: number;
  reply: unknown;
  replayed: boolean;
}

/** Wraps `send`: a known reply is given again without a call; an unanswered call is sent again under its own key. */
export function createCallJournal<
  Request extends { readonly task?: string | undefined },
  Reply extends JournalReply,
>(provider: string, send: Send<Request, Reply>, log: CallLog): CallJournal<Request, Reply> {
  const calls = new Map<string, Call>();
  const keyOfAsked = new Map<string, string>();
  const note = (entry: CallEntry): void => {
    if (entry.kind === 'sent') keyOfAsked.set(entry.askedAs, entry.key);
    applyTo(calls, entry);
  };
  log.entries.forEach(note);
  /** Calls that earlier runs left unanswered, by digest: this run asks the same under another key. */
  const leftOpen = new Map([...calls.values()].filter(isUnanswered).map(({ sent }) => [sent.digest, sent]));

  async function callAs(key: string, request: Request, options: CallOptions): Promise<Reply> {
    try {
      const { replayed = false, ...rest } = await send(request, { ...options, idempotencyKey: key });
      // What is left of a reply with its mark is the reply.
      const reply = rest as unknown as Reply;
      const entry: CallEntry = { kind: 'replied', key, reply, replayed };
      // Known from here on, even where it cannot be written down.
      note(entry);
      await log.append(entry);
      return reply;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const entry: CallEntry = { kind: 'refused', key, code: error.code };
      note(entry);
      await log.append(entry);
      throw error;
    }
  }

  const call: Send<Request, Reply> = async (request, options) => {
    const { idempotencyKey: askedAs, keyword } = options;
    const digest = digestOf(provider, request);
    const key = keyOfAsked.get(askedAs) ?? leftOpen.get(digest)?.key ?? askedAs;
    // Keys differ by task, so that a reply of this key is one of this journal's kind.
    const known = calls.get(key)?.reply as CallReply<Reply> | null | undefined;
    if (known) return known;
    leftOpen.delete(digest);
    const entry: CallEntry = { kind: 'sent', key, askedAs, digest, keyword, task: request.task ?? '' };
    await log.append(entry);
    note(entry);
    return callAs(key, request, options);
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

const isUnanswered = (call: Call): boolean => call.sends > 0 && call.reply === null;

const isRefusal = (error: unknown): error is Fault =>
  error instanceof Fault &&
  error.code.startsWith('ai.') &&
  error.params.sent !== true &&
  (!UNKNOWN_OUTCOME.has(error.code) || error.params.sent === false);

function applyTo(calls: Map<string, Call>, entry: CallEntry): void {
  const call = calls.get(entry.key);
  if (entry.kind === 'sent') {
    if (call) call.sends += 1;
    else calls.set(entry.key, { sent: entry, sends: 1, reply: null, replayed: false });
  } else if (call && entry.kind === 'replied') {
    call.reply = entry.reply;
    call.replayed = entry.replayed;
  } else if (call) call.sends -= 1;
}

function digestOf(provider: string, request: unknown): string {
  const about = JSON.stringify([provider, request]);
  return [1, 2].map((seed) => stableHash(about, seed).toString(36).padStart(11, '0')).join('');
}
