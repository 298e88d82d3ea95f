// How is text asked of Mistral?
import { textFunction } from '../services/text/text-function.ts';

export const mistralText = textFunction('mistral');
