// How does one text call run? Key, budget, provider, check of the reply, usage: in this order, whatever the client does meanwhile.
import {
  costUsd,
  estimateTokens,
  isPriced,
  jsonObjectOf,
  modelFacts,
  type TextProvider,
} from '@silosmith/ai';
import type { TextReply, TextRequest } from '@silosmith/contract';
import { Fault, toFaultShape } from '@silosmith/kernel';
import type { Dependencies } from '../../dependencies.ts';
import { beginCall, settleCall } from '../usage/record-usage.ts';

/** Timeouts by task, in milliseconds (specification 1 §9.4); other tasks have the article's. */
const TIMEOUT_MS: Readonly<Record<string, number>> = { meta: 30_000, tags: 30_000, bulk: 300_000 };
const DEFAULT_TIMEOUT_MS = 120_000;
/** Enough for a pillar page of 3,500 words in the wordier languages. */
const DEFAULT_MAX_TOKENS = 8_192;

export interface TextCall {
  readonly userId: string;
  readonly provider: TextProvider;
  readonly request: TextRequest & { readonly model: string };
  /** The user's own key for this call, else the operator's. */
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  /** The call's idempotency key at the provider: after a crash of the server a repeat carries the same one. */
  readonly providerKey: string | undefined;
}

/** Throws the provider's faults, `ai.invalid-json` in JSON mode, and those of the budget guard. */
export async function generateText(deps: Dependencies, call: TextCall): Promise<TextReply> {
  const { provider, request, userId } = call;
  const { model } = request;
  const task = request.task ?? 'other';
  const mostOutput = modelFacts(provider.id, model)?.maxOutputTokens ?? DEFAULT_MAX_TOKENS;
  const maxTokens = Math.min(request.max_tokens ?? DEFAULT_MAX_TOKENS, mostOutput);
  const inputEstimate = estimateTokens(`${request.system ?? ''}${request.prompt}`);
  const id = deps.chance.id();
  await beginCall(deps.database.pool, {
    id,
    userId,
    provider: provider.id,
    model,
    task,
    estimateUsd: costUsd(provider.id, model, inputEstimate, maxTokens),
  });
  const startedMs = deps.clock.nowMs();
  const used = { model, inputTokens: 0, outputTokens: 0, costUsd: 0 };
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
        fetch: deps.fetch,
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
    const pricedModel = isPriced(provider.id, reply.model) ? reply.model : model;
    used.model = reply.model;
    used.inputTokens = reply.inputTokens;
    used.outputTokens = reply.outputTokens;
    used.costUsd = costUsd(provider.id, pricedModel, reply.inputTokens, reply.outputTokens);
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
    await settle(toFaultShape(fault).code);
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
