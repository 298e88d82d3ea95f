// How is text asked of OpenAI?
import { textFunction } from '../services/text/text-function.ts';

export const openaiText = textFunction('openai');
