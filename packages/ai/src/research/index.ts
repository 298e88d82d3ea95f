// What the list of providers says about research, and the way from an id to a loaded provider.
import { aiFault } from '../faults.ts';
import type { Provider } from '../provider.ts';
import { PROVIDERS } from '../providers/list.ts';
import { usdPerSearch } from '../unit-prices.ts';
import type { FindPages } from './research-provider.ts';

export type { FindPages, FoundPage, FoundPages } from './research-provider.ts';

/** A provider of pages to read whose code is loaded. */
export interface ResearchProvider {
  readonly id: string;
  readonly name: string;
  /** US dollars. */
  readonly usdPerSearch: number;
  readonly findPages: FindPages;
}

/** Those that find pages to read. */
export const RESEARCH_PROVIDERS: readonly Provider[] = PROVIDERS.filter(
  ({ research }) => research !== undefined,
);

/** Throws `ai.unknown-provider` for an id that is not in the list, or finds no pages. */
export async function loadResearchProvider(id: string): Promise<ResearchProvider> {
  const found = RESEARCH_PROVIDERS.find((provider) => provider.id === id);
  if (found?.research === undefined) throw aiFault('unknown-provider', { provider: id });
  const findPages = await found.research.load();
  return { id, name: found.name, usdPerSearch: usdPerSearch(id), findPages };
}
