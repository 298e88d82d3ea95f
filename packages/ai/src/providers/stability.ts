import type { Provider } from '../provider.ts';

/** Only its key is known so far: the health functions report whether it is set. */
export const stability: Provider = {
  id: 'stability',
  name: 'Stability AI',
  kind: 'image',
  needsKey: true,
  hasKeyField: false,
};
