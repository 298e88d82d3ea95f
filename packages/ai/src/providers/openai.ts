// How is OpenAI, or any server that speaks its chat completions, asked for text?
import { createOpenAI } from '@ai-sdk/openai';
import type { TextProvider } from '../provider.ts';
import { askModel, clientSettings } from './ask-model.ts';

/** Chat completions, not the newer responses API: that is what OpenAI-compatible servers offer. */
export const openai: TextProvider = {
  id: 'openai',
  name: 'OpenAI',
  needsKey: true,
  generateText: (request, call) =>
    askModel('OpenAI', request, call, () => createOpenAI(clientSettings('OpenAI', call)).chat(request.model)),
};
