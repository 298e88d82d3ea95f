// How is text asked of Anthropic?
import { textFunction } from '../services/text/text-function.ts';

export const anthropicText = textFunction('anthropic');
