// The variables that the list of providers brings: a key for each that needs one, another address for each.
import { ADDRESSED_PROVIDERS, baseUrlVariable, KEYED_PROVIDERS, keyVariable } from '@silosmith/ai';
import * as z from 'zod';
import { httpUrl, URL_FAULT, type Variable } from './server-settings.ts';

type ProviderVariable = Variable & { readonly provider: string };

export const KEY_VARIABLES: readonly ProviderVariable[] = KEYED_PROVIDERS.map((provider) => ({
  provider: provider.id,
  name: keyVariable(provider),
  schema: z.string(),
  help: 'server.help.settings.apiKey',
  fault: 'server.bad-environment-text',
}));

export const BASE_URL_VARIABLES: readonly ProviderVariable[] = ADDRESSED_PROVIDERS.map((provider) => ({
  provider: provider.id,
  name: baseUrlVariable(provider),
  schema: httpUrl,
  help: 'server.help.settings.baseUrl',
  defaultWords: 'server.help.defaults.baseUrl',
  fault: URL_FAULT,
}));
