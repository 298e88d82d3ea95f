// Embeddings through a client of the AI SDK, loaded at the first call.
import type { EmbedTexts } from '../embedding.ts';
import type { SdkEmbedding, SdkEmbeddingModel } from './ask-for-vectors.ts';
import type { ClientSettings } from './ask-model.ts';

/** `connect` loads the provider's library and gives a model by its id; `options` are the library's own for every call. */
export const embedThroughSdk =
  (
    name: string,
    connect: () => Promise<(settings: ClientSettings, model: string) => SdkEmbeddingModel>,
    options?: SdkEmbedding['options'],
  ) =>
  async (): Promise<EmbedTexts> => {
    const [{ askForVectors: ask }, { clientSettings }, modelOf] = await Promise.all([
      import('./ask-for-vectors.ts'),
      import('./ask-model.ts'),
      connect(),
    ]);
    return (request, call) =>
      ask(name, request, call, {
        modelOf: () => modelOf(clientSettings(name, call), request.model),
        ...(options === undefined ? {} : { options }),
      });
  };
