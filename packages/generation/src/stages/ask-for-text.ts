// Requests a reply under a stable idempotency key; the key changes only after a reply that cannot be used.
import { DEMO_PROVIDER, type Prompt } from '@silosmith/ai';
import type { Provenance, TextReply, TextRequest } from '@silosmith/contract';
import { Fault, stableHash, throwIfCancelled } from '@silosmith/kernel';
import type { GenerationContext, GenerationPorts } from './generate-page.ts';

export interface ReadReply<T> {
  readonly value: T;
  /** Tokens and cost of every reply that was asked for, unusable ones included. */
  readonly provenance: Provenance;
}

export type AskContext = Pick<
  GenerationContext,
  'projectId' | 'provider' | 'model' | 'language' | 'runId' | 'attempt' | 'paid'
>;
export type AskPorts = Pick<GenerationPorts, 'callText' | 'clock' | 'signal'>;

const TEMPERATURE = 0.7;
/** Unusable replies are asked for again this often in a first attempt, and once more in each further attempt. */
const REPEATS = 1;
const UNUSABLE = new Set(['ai.invalid-json', 'ai.empty-reply', 'ai.cut-reply', 'ai.wrong-language']);

/** A reply came, and cannot be used. */
export const isUnusable = (error: unknown): error is Fault =>
  error instanceof Fault && UNUSABLE.has(error.code);

/**
 * Asks and reads. The idempotency key depends on project, run, page, stage, provider, model and prompt, not on the attempt:
 * a repeat after a crash gets the reply that was already paid. Throws what `callText` or the last `read` threw.
 */
export async function askForText<T>(
  keyword: string,
  prompt: Prompt,
  read: (content: string) => T,
  context: AskContext,
  ports: AskPorts,
): Promise<ReadReply<T>> {
  const request = requestOf(prompt, context);
  const key = keyOf(keyword, prompt, context);
  const replies: TextReply[] = [];
  const isLast = lastOf(context);
  for (let repeat = 0; ; repeat++) {
    throwIfCancelled(ports.signal);
    const idempotencyKey = `${key}-${repeat}`;
    const options = { idempotencyKey, keyword, ...(ports.signal ? { signal: ports.signal } : {}) };
    const answered = replies.length;
    try {
      const reply = await ports.callText(request, options);
      replies.push(reply);
      return { value: read(reply.content), provenance: provenanceOf(replies, context, ports) };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      // A reply of an earlier attempt is no answer to the wish to try again.
      const isOld = replies.length > answered && context.paid?.has(idempotencyKey) === true;
      const again = isOld
        ? UNUSABLE.has(error.code) || error.code === 'ai.no-article'
        : UNUSABLE.has(error.code) && !isLast(repeat, replies.length > answered);
      if (!again || prompt.isAskedOnce) throw error;
    }
  }
}

/**
 * Whether a question that brought nothing new to use is the last of its attempt. A further attempt sends once: replies of earlier ones are only
 * given again, and calls that brought none are not all repeated.
 */
function lastOf({ attempt = 1 }: AskContext): (repeat: number, isReply: boolean) => boolean {
  const most = attempt === 1 ? REPEATS + 1 : 1;
  let asked = 0;
  let unanswered = 0;
  return (repeat, isReply) => {
    asked += 1;
    if (!isReply) unanswered += 1;
    // The number of the repeat counts as well: not every reply of an earlier attempt is known as one.
    return unanswered >= most || (asked >= most && repeat >= REPEATS + attempt - 1);
  };
}

function requestOf(prompt: Prompt, context: AskContext): TextRequest {
  return {
    prompt: prompt.prompt,
    system: prompt.system,
    jsonMode: prompt.jsonMode,
    max_tokens: prompt.maxTokens,
    temperature: TEMPERATURE,
    model: context.model,
    language: context.language,
    task: prompt.task,
  };
}

/** Two hashes: a key of 22 digits does not collide within a project. */
export function keyOfAbout(task: string, about: readonly unknown[]): string {
  const text = JSON.stringify(about);
  const part = (seed: number): string => stableHash(text, seed).toString(36).padStart(11, '0');
  return `${task}-${part(1)}${part(2)}`;
}

function keyOf(keyword: string, prompt: Prompt, context: AskContext): string {
  const { projectId, runId, provider, model } = context;
  return keyOfAbout(prompt.task, [
    projectId,
    runId,
    keyword,
    prompt.task,
    provider,
    model,
    prompt.system,
    prompt.prompt,
  ]);
}

function provenanceOf(replies: readonly TextReply[], context: AskContext, ports: AskPorts): Provenance {
  const sum = (figure: (reply: TextReply) => number): number =>
    replies.reduce((total, reply) => total + figure(reply), 0);
  const provider = replies.at(-1)?.provider ?? context.provider;
  return {
    provider,
    model: replies.at(-1)?.model ?? context.model,
    demo: provider === DEMO_PROVIDER,
    generatedAt: new Date(ports.clock.nowMs()).toISOString(),
    inputTokens: sum((reply) => reply.usage.inputTokens),
    outputTokens: sum((reply) => reply.usage.outputTokens),
    costUsd: replies.some((reply) => reply.usage.cost === null)
      ? null
      : sum((reply) => reply.usage.cost ?? 0),
  };
}
