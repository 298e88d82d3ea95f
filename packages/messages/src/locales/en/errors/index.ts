// All faults, by code: those that a page may show, and those of the command line.
import { cli } from './cli.ts';
import { shownErrors } from './shown.ts';

export const errors = { ...shownErrors, cli } as const;
