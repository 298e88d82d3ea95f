// What the list of providers says about searching, and the way from an id to a loaded provider.
import { aiFault } from '../faults.ts';
import type { Provider } from '../provider.ts';
import { PROVIDERS } from '../providers/list.ts';
import { usdPerSearch } from '../unit-prices.ts';
import type { SearchWeb } from './search-provider.ts';

export type { SearchWeb } from './search-provider.ts';

/** A provider of searches whose code is loaded. */
export interface SearchProvider {
  readonly id: string;
  readonly name: string;
  /** US dollars. */
  readonly usdPerSearch: number;
  readonly searchWeb: SearchWeb;
}

/** Those that search the web. */
export const SEARCH_PROVIDERS: readonly Provider[] = PROVIDERS.filter(({ search }) => search !== undefined);

/** Throws `ai.unknown-provider` for an id that is not in the list, or does not search. */
export async function loadSearchProvider(id: string): Promise<SearchProvider> {
  const found = SEARCH_PROVIDERS.find((provider) => provider.id === id);
  if (found?.search === undefined) throw aiFault('unknown-provider', { provider: id });
  const searchWeb = await found.search.load();
  return { id, name: found.name, usdPerSearch: usdPerSearch(id), searchWeb };
}
export * from './markets.ts';
