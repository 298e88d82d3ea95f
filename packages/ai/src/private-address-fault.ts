import { Fault } from '@silosmith/kernel';

/** Whether a fetch for public addresses refused one that is not: each app's own says so under its own area. */
export const isPrivateAddressFault = (error: unknown): boolean =>
  error instanceof Fault && error.code.endsWith('.private-address');
