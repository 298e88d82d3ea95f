// Text through a client of the AI SDK, loaded at the first call.
import type { GenerateTextRequest, ProviderCall, WriteText } from '../provider.ts';
import type { ClientSettings, SdkModel } from './ask-model.ts';

/** `connect` loads the provider's library and gives the model of a request. `jsonMode: false`: the API has none to switch on. */
export const throughSdk =
  (
    name: string,
    connect: () => Promise<(settings: ClientSettings, request: GenerateTextRequest) => SdkModel>,
    { jsonMode = true } = {},
  ) =>
  async (): Promise<WriteText> => {
    const [{ askModel, clientSettings }, { streamModel }, modelOf] = await Promise.all([
      import('./ask-model.ts'),
      import('./stream-model.ts'),
      connect(),
    ]);
    return (wish, call) => {
      const request = jsonMode ? wish : { ...wish, jsonMode: false };
      const model = (by: ProviderCall) => modelOf(clientSettings(name, by), request);
      return call.onText
        ? streamModel(name, request, call, model)
        : askModel(name, request, call, () => model(call));
    };
  };
