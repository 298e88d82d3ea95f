// How is Mistral asked for text?
import { createMistral } from '@ai-sdk/mistral';
import type { TextProvider } from '../provider.ts';
import { askModel, clientSettings } from './ask-model.ts';

export const mistral: TextProvider = {
  id: 'mistral',
  name: 'Mistral',
  needsKey: true,
  generateText: (request, call) =>
    askModel('Mistral', request, call, () => createMistral(clientSettings('Mistral', call))(request.model)),
};
