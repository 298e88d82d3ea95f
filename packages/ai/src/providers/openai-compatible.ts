import { baseUrlOf } from '../base-url.ts';
import { aiFault } from '../faults.ts';
import type { Provider } from '../provider.ts';
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
        if (baseUrlOf(call.baseUrl ?? '') === null) throw aiFault('no-base-url', { provider: NAME });
        if (request.model.trim() === '') throw aiFault('no-model', { provider: NAME });
        return write(request, call);
      };
    },
  },
};

type Connect = Parameters<typeof throughSdk>[1];
