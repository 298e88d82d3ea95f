// The only source of randomness of the command line.
import { randomUUID } from 'node:crypto';
import type { Chance } from '@silosmith/kernel';

export const systemChance: Chance = { next: () => Math.random(), id: () => randomUUID() };
