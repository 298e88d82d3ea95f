import type { Provider } from '../provider.ts';

/** Only its key is known so far: the health functions report whether it is set. */
export const bfl: Provider = {
  id: 'bfl',
  name: 'Black Forest Labs',
  kind: 'image',
  needsKey: true,
  hasKeyField: true,
};
