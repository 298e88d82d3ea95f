// Which providers are there? The one list; a new provider is a file beside this one and a line here.
// Weighs the providers' SDKs: for servers and the command line. Browsers import '@silosmith/ai'.
import { demo } from '../demo/provider.ts';
import { aiFault } from '../faults.ts';
import type { TextProvider } from '../provider.ts';
import { anthropic } from './anthropic.ts';
import { mistral } from './mistral.ts';
import { openai } from './openai.ts';

export const PROVIDERS: readonly TextProvider[] = [openai, anthropic, mistral, demo];

/** Throws `ai.unknown-provider` for an id that is not in the list. */
export function providerOf(id: string): TextProvider {
  const found = PROVIDERS.find((provider) => provider.id === id);
  if (!found) throw aiFault('unknown-provider', { provider: id });
  return found;
}
