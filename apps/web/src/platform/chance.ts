// Identifiers and random numbers of the browser's generator.
import type { Chance } from '@silosmith/kernel';

export const systemChance: Chance = {
  next: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  // `randomUUID` exists only on secure origins; a server on a plain-http LAN address is a supported set-up.
  id: () => {
    if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};
