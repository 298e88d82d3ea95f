import type { Provider } from '../provider.ts';

/** Only its key is known so far: the health functions report whether it is set. */
export const exa: Provider = {
  id: 'exa',
  name: 'Exa',
  kind: 'research',
  needsKey: true,
  hasKeyField: false,
};
