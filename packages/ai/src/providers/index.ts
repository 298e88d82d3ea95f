// What the list of providers says, and the way from an id to the loaded provider.
import { aiFault } from '../faults.ts';
import type { Provider, TextProvider } from '../provider.ts';
import { PROVIDERS } from './list.ts';

export { PROVIDERS } from './list.ts';

/** Provenance, prices and marks of sample texts depend on which provider is the demo. */
export const DEMO_PROVIDER = 'demo';

/** Those that write text. */
export const TEXT_PROVIDERS: readonly Provider[] = PROVIDERS.filter(({ text }) => text !== undefined);

export const isTextProvider = (id: string): boolean => TEXT_PROVIDERS.some((provider) => provider.id === id);

/** The name of a provider; the id itself for one that is not in the list, such as that of an old record. */
export const providerName = (id: string): string =>
  PROVIDERS.find((provider) => provider.id === id)?.name ?? id;

/** Whether calls need a key of the user or of the operator. */
export const needsKey = (id: string): boolean =>
  PROVIDERS.some((provider) => provider.id === id && provider.needsKey);

/** What is wrong with a key as it is entered, before it is sent anywhere. */
export type KeyProblem =
  | { readonly kind: 'empty' }
  /** It has a character that no header can carry: something else was pasted, or more than the key. */
  | { readonly kind: 'not-a-key' }
  | { readonly kind: 'of-another'; readonly provider: string };

/** Null where nothing speaks against it: only a call shows whether the provider accepts it. */
export function keyProblem(id: string, text: string): KeyProblem | null {
  const key = text.trim();
  if (key === '') return { kind: 'empty' };
  if (/[^\x21-\x7e]/u.test(key)) return { kind: 'not-a-key' };
  const owner = PROVIDERS.find(({ keyPrefixes }) => keyPrefixes?.some((prefix) => key.startsWith(prefix)));
  // A server of one's own may be a gateway that takes anyone's keys.
  if (owner === undefined || owner.id === id || needsBaseUrl(id)) return null;
  return { kind: 'of-another', provider: owner.name };
}

const variable = (id: string, what: string): string => `${id.replaceAll('-', '_').toUpperCase()}_${what}`;
/** Whether a key can travel with a call. */
export const takesKey = (id: string): boolean => KEYED_PROVIDERS.some((provider) => provider.id === id);

/** Whether whoever uses it must name the address of the API. */
export const needsBaseUrl = (id: string): boolean =>
  PROVIDERS.some((provider) => provider.id === id && provider.needsBaseUrl === true);

/** Whether it runs where Silosmith runs: nothing is sent to anyone, and nothing is paid. */
export const isLocal = (id: string): boolean =>
  PROVIDERS.some((provider) => provider.id === id && provider.isLocal === true);

/** Environment variable of the operator's key. */
export const keyVariable = ({ id }: Provider): string => variable(id, 'API_KEY');
/** Environment variable of another address of the API. */
export const baseUrlVariable = ({ id }: Provider): string => variable(id, 'BASE_URL');
/** Those that an operator can set a key for. */
export const KEYED_PROVIDERS: readonly Provider[] = PROVIDERS.filter(
  (provider) => provider.needsKey || provider.needsBaseUrl === true,
);
/** Those that can be asked at another address: a gateway, or a model on one's own machine. */
export const ADDRESSED_PROVIDERS: readonly Provider[] = KEYED_PROVIDERS.filter(
  ({ text, image, search, research }) => [text, image, search, research].some((does) => does !== undefined),
);

/** Loads the libraries of a provider. Throws `ai.unknown-provider` for an id that is not in the list, or writes no text. */
export async function loadTextProvider(id: string): Promise<TextProvider> {
  const found = PROVIDERS.find((provider) => provider.id === id);
  if (found?.text === undefined) throw aiFault('unknown-provider', { provider: id });
  return { id, name: found.name, generateText: await found.text.load() };
}
