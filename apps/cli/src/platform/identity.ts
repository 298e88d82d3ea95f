// How does the command line name what must be unique?
import { randomUUID } from 'node:crypto';

export const newId = (): string => randomUUID();
