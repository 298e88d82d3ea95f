import { baseUrlOf } from '../base-url.ts';
import { aiFault } from '../faults.ts';
import type { Provider, ProviderCall } from '../provider.ts';
import { embedThroughSdk } from './embed-through-sdk.ts';
import { throughSdk } from './through-sdk.ts';

const NAME = 'OpenAI-compatible server';

/** Any server that speaks OpenAI's chat API: Ollama, LM Studio, llama.cpp, vLLM, a gateway. The user names address and model. */
export const openaiCompatible: Provider = {
  id: 'openai-compatible',
  name: NAME,
  kind: 'text',
  needsKey: false,
  hasKeyField: true,
  needsBaseUrl: true,
  text: {
    models: [],
    async load() {
      const connect = async () => {
        const { createOpenAI } = await import('@ai-sdk/openai');
        return (...[settings, request]: Parameters<Awaited<ReturnType<Connect>>>) =>
          createOpenAI(settings).chat(request.model);
      };
      // Servers differ in the JSON modes that they know, and LM Studio refuses OpenAI's: the prompt alone asks for JSON.
      const write = await throughSdk(NAME, connect, { jsonMode: false })();
      return async (request, call) => {
        requireTarget(request.model, call);
        return write(request, call);
      };
    },
  },
  embeddings: {
    models: [],
    // Servers at home take a batch into memory at once.
    textsPerCall: 64,
    async load() {
      const embed = await embedThroughSdk(NAME, async () => {
        const { createOpenAI } = await import('@ai-sdk/openai');
        return (settings, id) => createOpenAI(settings).embedding(id);
      })();
      return async (request, call) => {
        requireTarget(request.model, call);
        return embed(request, call);
      };
    },
  },
};

/** Throws `ai.no-base-url`, `ai.no-model`. */
function requireTarget(model: string, { baseUrl = '' }: ProviderCall): void {
  if (baseUrlOf(baseUrl) === null) throw aiFault('no-base-url', { provider: NAME });
  if (model.trim() === '') throw aiFault('no-model', { provider: NAME });
}

type Connect = Parameters<typeof throughSdk>[1];
