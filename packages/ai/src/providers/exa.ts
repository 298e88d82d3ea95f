import type { Provider } from '../provider.ts';

export const exa: Provider = {
  id: 'exa',
  name: 'Exa',
  kind: 'research',
  needsKey: true,
  hasKeyField: true,
  research: {
    // https://exa.ai/docs/reference/pricing: a search of up to ten results.
    usdPerSearch: 0.007,
    load: async () => (await import('./exa-research.ts')).findPages,
  },
};
