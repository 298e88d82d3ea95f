// Calls providers directly, with keys and addresses from the environment; keys are never flags, since those show in process lists.
import { costOfReply } from '@silosmith/ai';
import { providerOf } from '@silosmith/ai/providers';
import type { TextProviderId } from '@silosmith/contract';
import type { CallText } from '@silosmith/generation';
import { systemTimer } from './clock.ts';

const ENVIRONMENT = {
  openai: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  anthropic: ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'],
  mistral: ['MISTRAL_API_KEY', 'MISTRAL_BASE_URL'],
  demo: [],
} as const satisfies Record<TextProviderId, readonly string[]>;

export function callTextOf(id: TextProviderId): CallText {
  const provider = providerOf(id);
  const [keyName = '', urlName = ''] = ENVIRONMENT[id];
  const apiKey = process.env[keyName] ?? '';
  const baseUrl = process.env[urlName] ?? '';
  return async (request, { idempotencyKey, signal = new AbortController().signal }) => {
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
