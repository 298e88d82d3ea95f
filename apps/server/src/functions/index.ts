import type { Route } from '../route.ts';
import { healthRealIntegrations } from './health-real-integrations.ts';
import { textFunctions } from './text-functions.ts';
import { utilityHub } from './utility-hub.ts';

export const FUNCTIONS: readonly Route[] = [...textFunctions, healthRealIntegrations, utilityHub];
