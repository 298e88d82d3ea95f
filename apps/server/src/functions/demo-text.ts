// How is text asked of the built-in demo provider?
import { textFunction } from '../services/text/text-function.ts';

export const demoText = textFunction('demo');
