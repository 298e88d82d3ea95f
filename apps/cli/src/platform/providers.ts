// Calls providers directly, with keys and addresses from the environment; keys are never flags, since those show in process lists.
import {
  baseUrlVariable,
  costOfReply,
  keyVariable,
  loadTextProvider,
  PROVIDERS,
  type Provider,
} from '@silosmith/ai';
import type { CallText } from '@silosmith/generation';
import { systemTimer } from './clock.ts';

export function callTextOf(id: string): CallText {
  const listed = PROVIDERS.find((provider) => provider.id === id);
  const settingOf = (variable: (provider: Provider) => string): string =>
    (listed && process.env[variable(listed)]) || '';
  const apiKey = settingOf(keyVariable);
  const baseUrl = settingOf(baseUrlVariable);
  return async (request, { idempotencyKey, signal = new AbortController().signal }) => {
    const provider = await loadTextProvider(id);
    const {
      content,
      model,
      inputTokens,
      outputTokens,
      replayed = false,
    } = await provider.generateText(
      {
        prompt: request.prompt,
        model: request.model ?? '',
        ...(request.system === undefined ? {} : { system: request.system }),
        ...(request.max_tokens === undefined ? {} : { maxTokens: request.max_tokens }),
        ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
        ...(request.jsonMode === undefined ? {} : { jsonMode: request.jsonMode }),
        ...(request.language === undefined ? {} : { language: request.language }),
        ...(request.task === undefined ? {} : { task: request.task }),
      },
      {
        fetch: globalThis.fetch,
        signal,
        idempotencyKey,
        timer: systemTimer,
        ...(apiKey === '' ? {} : { apiKey }),
        ...(baseUrl === '' ? {} : { baseUrl }),
      },
    );
    const cost = costOfReply(
      id,
      { answered: model, asked: request.model ?? model },
      inputTokens,
      outputTokens,
    );
    return { content, model, provider: id, usage: { inputTokens, outputTokens, cost }, replayed };
  };
}
