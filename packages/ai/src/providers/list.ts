// The providers, in the order in which they are offered. Adding one is a file in this folder and a line here.
import type { Provider } from '../provider.ts';
import { anthropic } from './anthropic.ts';
import { bfl } from './bfl.ts';
import { demo } from './demo.ts';
import { exa } from './exa.ts';
import { local } from './local.ts';
import { mistral } from './mistral.ts';
import { openai } from './openai.ts';
import { openaiCompatible } from './openai-compatible.ts';
import { serpapi } from './serpapi.ts';
import { stability } from './stability.ts';

export const PROVIDERS: readonly Provider[] = [
  demo,
  openai,
  anthropic,
  mistral,
  openaiCompatible,
  local,
  serpapi,
  bfl,
  stability,
  exa,
];
