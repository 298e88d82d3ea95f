// Which functions are there? The one list: a new function is a file beside this one and a line here.
import type { Route } from '../route.ts';
import { anthropicText } from './anthropic-text.ts';
import { demoText } from './demo-text.ts';
import { healthRealIntegrations } from './health-real-integrations.ts';
import { mistralText } from './mistral-text.ts';
import { openaiText } from './openai-text.ts';
import { utilityHub } from './utility-hub.ts';

export const FUNCTIONS: readonly Route[] = [
  anthropicText,
  demoText,
  healthRealIntegrations,
  mistralText,
  openaiText,
  utilityHub,
];
