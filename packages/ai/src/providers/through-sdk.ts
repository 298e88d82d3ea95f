// Text through a client of the AI SDK, loaded at the first call.
import type { GenerateTextRequest, WriteText } from '../provider.ts';
import type { ClientSettings, SdkModel } from './ask-model.ts';

/** `connect` loads the provider's library and gives the model of a request. `jsonMode: false`: the API has none to switch on. */
export const throughSdk =
  (
    name: string,
    connect: () => Promise<(settings: ClientSettings, request: GenerateTextRequest) => SdkModel>,
    { jsonMode = true } = {},
  ) =>
  async (): Promise<WriteText> => {
    const [{ askModel, clientSettings }, modelOf] = await Promise.all([import('./ask-model.ts'), connect()]);
    return (request, call) =>
      askModel(name, jsonMode ? request : { ...request, jsonMode: false }, call, () =>
        modelOf(clientSettings(name, call), request),
      );
  };
