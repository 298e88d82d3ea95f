import { TEXT_PROVIDERS } from '@silosmith/ai';
import type { Route } from '../route.ts';
import { textFunction } from '../services/text/text-function.ts';

/** `<provider>-text`: one function for each provider that writes text. */
export const textFunctions: readonly Route[] = TEXT_PROVIDERS.map(textFunction);
