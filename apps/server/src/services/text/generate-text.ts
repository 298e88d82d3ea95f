// One text call: key, budget, provider, validation of the reply, usage, in this order, whatever the client does meanwhile.
import {
  costOfReply,
  DEFAULT_MAX_TOKENS,
  isPriced,
  jsonObjectOf,
  modelFacts,
  mostUsdOfText,
  type TextProvider,
} from '@silosmith/ai';
import type { TextReply, TextRequest } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { Dependencies } from '../../dependencies.ts';
import { paidCall } from '../usage/paid-call.ts';
import type { CallTarget } from './call-target.ts';

/** Timeouts by task, in milliseconds; other tasks have the article's. */
const TIMEOUT_MS: Readonly<Record<string, number>> = { meta: 30_000, tags: 30_000, bulk: 300_000 };
const DEFAULT_TIMEOUT_MS = 120_000;

export interface TextCall extends CallTarget {
  readonly userId: string;
  readonly provider: TextProvider;
  readonly request: TextRequest & { readonly model: string };
  /** The call's idempotency key at the provider: after a crash of the server a repeat carries the same one. */
  readonly providerKey: string | undefined;
  /** Given the text part by part, where the provider streams. */
  readonly onText?: ((part: string) => void) | undefined;
}

/**
 * The most that a call can cost. A model without a price counts as the dearest of its provider, unless no key travels with
 * it: then it runs on a server of one's own. Throws `server.model-not-offered` { model } for one on the operator's key.
 */
function mostUsd({ provider, request, apiKey, onOperatorKey, isFree }: TextCall, maxTokens: number): number {
  const { model, prompt, system } = request;
  if (isFree) return 0;
  if (!isPriced(provider.id, model)) {
    if (onOperatorKey) {
      throw new Fault('server.model-not-offered', { params: { model }, recovery: ['switch-provider'] });
    }
    if (apiKey === undefined) return 0;
  }
  return mostUsdOfText(provider.id, model, { prompt, system, maxTokens });
}

/** Throws the provider's faults, `ai.invalid-json` in JSON mode, and those of the budget guard. */
export async function generateText(deps: Dependencies, call: TextCall): Promise<TextReply> {
  const { provider, request, userId } = call;
  const { model } = request;
  const task = request.task ?? 'other';
  const mostOutput = modelFacts(provider.id, model)?.maxOutputTokens ?? DEFAULT_MAX_TOKENS;
  const maxTokens = Math.min(request.max_tokens ?? DEFAULT_MAX_TOKENS, mostOutput);
  const planned = {
    userId,
    provider: provider.id,
    model,
    task,
    estimateUsd: mostUsd(call, maxTokens),
    onOperatorKey: call.onOperatorKey,
    page: call.page,
  };
  return paidCall(deps, planned, {
    timeoutMs: TIMEOUT_MS[task] ?? DEFAULT_TIMEOUT_MS,
    async run(signal, used) {
      const reply = await provider.generateText(
        { ...textOf(request), model, maxTokens, task },
        {
          fetch: call.fetch,
          timer: deps.timer,
          signal,
          ...(call.providerKey === undefined ? {} : { idempotencyKey: call.providerKey }),
          ...(call.onText === undefined ? {} : { onText: call.onText }),
          ...(call.apiKey === undefined ? {} : { apiKey: call.apiKey }),
          ...(call.baseUrl === undefined ? {} : { baseUrl: call.baseUrl }),
        },
      );
      const { inputTokens, outputTokens } = reply;
      const models = { answered: reply.model, asked: model };
      const cost = call.isFree ? 0 : costOfReply(provider.id, models, inputTokens, outputTokens);
      Object.assign(used, { model: reply.model, inputTokens, outputTokens, costUsd: cost });
      return {
        ...replyBody(reply.content, request.jsonMode ?? false, provider),
        model: reply.model,
        provider: provider.id,
        usage: { inputTokens, outputTokens, cost },
      };
    },
  });
}

function textOf({ prompt, system, temperature, jsonMode, language }: TextRequest) {
  return {
    prompt,
    ...(system === undefined ? {} : { system }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(jsonMode === undefined ? {} : { jsonMode }),
    ...(language === undefined ? {} : { language }),
  };
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
