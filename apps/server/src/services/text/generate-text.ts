// One text call: key, budget, provider, validation of the reply, usage, in this order, whatever the client does meanwhile.
import {
  costOfReply,
  costUsd,
  isPriced,
  jsonObjectOf,
  modelFacts,
  modelsOf,
  type TextProvider,
} from '@silosmith/ai';
import type { TextReply, TextRequest } from '@silosmith/contract';
import { Fault, toFaultShape } from '@silosmith/kernel';
import type { Dependencies } from '../../dependencies.ts';
import { beginCall, type CallOutcome, settleCall } from '../usage/record-usage.ts';
import type { CallTarget } from './call-target.ts';

/** Timeouts by task, in milliseconds; other tasks have the article's. */
const TIMEOUT_MS: Readonly<Record<string, number>> = { meta: 30_000, tags: 30_000, bulk: 300_000 };
const DEFAULT_TIMEOUT_MS = 120_000;
/** Enough for a pillar page of 3,500 words in the wordier languages. */
const DEFAULT_MAX_TOKENS = 8_192;

type Used = {
  -readonly [Figure in 'model' | 'inputTokens' | 'outputTokens' | 'costUsd']: CallOutcome[Figure];
};

export interface TextCall extends CallTarget {
  readonly userId: string;
  readonly provider: TextProvider;
  readonly request: TextRequest & { readonly model: string };
  /** The call's idempotency key at the provider: after a crash of the server a repeat carries the same one. */
  readonly providerKey: string | undefined;
}

/** Refusals before anything was written: they cost nothing. After any other failure the cost is not known. */
const FREE_FAILURES = new Set([
  'ai.no-key',
  'ai.no-base-url',
  'ai.no-model',
  'server.private-address',
  'ai.bad-key',
  'ai.quota',
  'ai.rate-limited',
  'ai.context-too-long',
  'ai.bad-request',
  'ai.redirected',
  'ai.network',
  'ai.unavailable',
]);

/**
 * The most that a call can cost. A model without a price counts as the dearest of its provider, unless no key travels with
 * it: then it runs on a server of one's own. Throws `server.model-not-offered` { model } for one on the operator's key.
 */
function mostUsd(
  { provider, request, apiKey, onOperatorKey, isFree }: TextCall,
  inputTokens: number,
  outputTokens: number,
): number {
  const { model } = request;
  if (isFree) return 0;
  if (isPriced(provider.id, model)) return costUsd(provider.id, model, inputTokens, outputTokens);
  if (onOperatorKey) {
    throw new Fault('server.model-not-offered', { params: { model }, recovery: ['switch-provider'] });
  }
  if (apiKey === undefined) return 0;
  return Math.max(
    0,
    ...modelsOf(provider.id).map(({ id }) => costUsd(provider.id, id, inputTokens, outputTokens)),
  );
}

/** Throws the provider's faults, `ai.invalid-json` in JSON mode, and those of the budget guard. */
export async function generateText(deps: Dependencies, call: TextCall): Promise<TextReply> {
  const { provider, request, userId } = call;
  const { model } = request;
  const task = request.task ?? 'other';
  const mostOutput = modelFacts(provider.id, model)?.maxOutputTokens ?? DEFAULT_MAX_TOKENS;
  const maxTokens = Math.min(request.max_tokens ?? DEFAULT_MAX_TOKENS, mostOutput);
  // No tokenizer makes more tokens than there are bytes, so that no odd text can cost more than was reserved for it.
  const mostInput = Buffer.byteLength(`${request.system ?? ''}${request.prompt}`);
  const id = deps.chance.id();
  const estimateUsd = mostUsd(call, mostInput, maxTokens);
  const planned = {
    id,
    userId,
    provider: provider.id,
    model,
    task,
    estimateUsd,
    onOperatorKey: call.onOperatorKey,
  };
  await beginCall(deps.database.pool, planned, deps.settings.dailyCapUsd);
  const startedMs = deps.clock.nowMs();
  const used: Used = {
    model,
    inputTokens: 0,
    outputTokens: 0,
    costUsd: null,
  };
  try {
    const reply = await provider.generateText(
      {
        prompt: request.prompt,
        model,
        maxTokens,
        task,
        ...(request.system === undefined ? {} : { system: request.system }),
        ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
        ...(request.jsonMode === undefined ? {} : { jsonMode: request.jsonMode }),
        ...(request.language === undefined ? {} : { language: request.language }),
      },
      {
        fetch: call.fetch,
        timer: deps.timer,
        signal: AbortSignal.any([
          AbortSignal.timeout(TIMEOUT_MS[task] ?? DEFAULT_TIMEOUT_MS),
          deps.underway.signal,
        ]),
        ...(call.providerKey === undefined ? {} : { idempotencyKey: call.providerKey }),
        ...(call.apiKey === undefined ? {} : { apiKey: call.apiKey }),
        ...(call.baseUrl === undefined ? {} : { baseUrl: call.baseUrl }),
      },
    );
    used.model = reply.model;
    used.inputTokens = reply.inputTokens;
    used.outputTokens = reply.outputTokens;
    const models = { answered: reply.model, asked: model };
    used.costUsd = call.isFree ? 0 : costOfReply(provider.id, models, reply.inputTokens, reply.outputTokens);
    const body = replyBody(reply.content, request.jsonMode ?? false, provider);
    await settle('ok');
    return {
      ...body,
      model: reply.model,
      provider: provider.id,
      usage: { inputTokens: reply.inputTokens, outputTokens: reply.outputTokens, cost: used.costUsd },
    };
  } catch (error) {
    const fault = deps.underway.signal.aborted ? new Fault('server.stopping', { retryable: true }) : error;
    const { code } = toFaultShape(fault);
    if (FREE_FAILURES.has(code)) used.costUsd = 0;
    await settle(code);
    throw fault;
  }

  /** A figure that cannot be stored must not cost the user the reply. */
  async function settle(outcome: string): Promise<void> {
    const latencyMs = deps.clock.nowMs() - startedMs;
    try {
      await settleCall(deps.database.pool, id, { ...used, latencyMs, outcome });
    } catch (error) {
      deps.log.error('usage-not-stored', { reason: error instanceof Error ? error.message : 'unknown' });
    }
  }
}

function replyBody(
  content: string,
  jsonMode: boolean,
  provider: TextProvider,
): Pick<TextReply, 'text' | 'json' | 'content'> {
  if (!jsonMode) return { text: content, content };
  const json = jsonObjectOf(content);
  if (!json) {
    throw new Fault('ai.invalid-json', {
      params: { provider: provider.name },
      retryable: true,
      recovery: ['retry'],
    });
  }
  return { json, content };
}
