import type { Provider } from '../provider.ts';

export const serpapi: Provider = {
  id: 'serpapi',
  name: 'SerpAPI',
  kind: 'search',
  needsKey: true,
  hasKeyField: true,
  search: {
    // https://serpapi.com/pricing: the smallest plan.
    usdPerSearch: 0.025,
    load: async () => (await import('./serpapi-search.ts')).searchWeb,
  },
};
