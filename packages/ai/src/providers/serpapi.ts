import type { Provider } from '../provider.ts';

/** Only its key is known so far: the health functions report whether it is set. */
export const serpapi: Provider = {
  id: 'serpapi',
  name: 'SerpAPI',
  kind: 'search',
  needsKey: true,
  hasKeyField: true,
};
