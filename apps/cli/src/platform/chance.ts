// Where does the command line take chance from? Its one place.
import { randomUUID } from 'node:crypto';
import type { Chance } from '@silosmith/kernel';

export const systemChance: Chance = { next: () => Math.random(), id: () => randomUUID() };
