// How is Anthropic asked for text?
import { createAnthropic } from '@ai-sdk/anthropic';
import type { TextProvider } from '../provider.ts';
import { askModel, clientSettings } from './ask-model.ts';

export const anthropic: TextProvider = {
  id: 'anthropic',
  name: 'Anthropic',
  needsKey: true,
  generateText: (request, call) =>
    askModel('Anthropic', { ...request, jsonMode: false }, call, () =>
      // JSON mode is OpenAI's and Mistral's; here the prompt alone asks for JSON.
      createAnthropic(clientSettings('Anthropic', call))(request.model),
    ),
};
