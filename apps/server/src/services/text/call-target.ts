// Where a paid call goes, and with whose key: the user's key and address, else the operator's.
import { baseUrlOf, isOwnMachine, type Provider } from '@silosmith/ai';
import {
  CALL_PAGE_HEADER,
  type CallPage,
  callPageOf,
  PROVIDER_KEY_HEADER,
  PROVIDER_URL_HEADER,
} from '@silosmith/contract';
import { Fault, type FetchPort } from '@silosmith/kernel';
import type { Dependencies } from '../../dependencies.ts';
import { createPublicFetch } from '../../platform/public-fetch.ts';

export interface CallTarget {
  /** The user's own key for this call, else the operator's. */
  readonly apiKey: string | undefined;
  readonly onOperatorKey: boolean;
  readonly baseUrl: string | undefined;
  /** A server of one's own, which nobody charges for. */
  readonly isFree: boolean;
  readonly fetch: FetchPort;
  /** Whose cost it is; null: of no page. */
  readonly page: CallPage | null;
}

export const TARGET_HEADERS = [
  { name: PROVIDER_KEY_HEADER, summary: 'Your own key for this call; else the server’s is used.' },
  {
    name: CALL_PAGE_HEADER,
    summary: 'PROJECT/PAGE, the ids of the page that the call is made for: usage counts its cost by page.',
  },
];
export const URL_HEADERS = [
  {
    name: PROVIDER_URL_HEADER,
    summary:
      'Base URL of your own server. Where others can reach Silosmith, a private address needs the operator’s PRIVATE_HOSTS.',
  },
];

/**
 * The operator's key never goes to an address that a user names. Throws `server.invalid-request` for a header that is no base
 * URL, or one for a provider that has its own address.
 */
export function callTarget(
  { settings, fetch }: Pick<Dependencies, 'settings' | 'fetch'>,
  provider: Provider,
  headerOf: (name: string) => string | undefined,
): CallTarget {
  const ownKey = headerOf(PROVIDER_KEY_HEADER)?.trim() || undefined;
  const named = headerOf(PROVIDER_URL_HEADER)?.trim() || undefined;
  const page = callPageOf(headerOf(CALL_PAGE_HEADER));
  const operatorKey = settings.apiKeys.get(provider.id);
  if (named === undefined) {
    const baseUrl = settings.baseUrls.get(provider.id);
    return {
      apiKey: ownKey ?? operatorKey,
      onOperatorKey: ownKey === undefined && operatorKey !== undefined,
      baseUrl,
      isFree: provider.needsBaseUrl === true && baseUrl !== undefined && isOwnMachine(baseUrl),
      fetch,
      page,
    };
  }
  const baseUrl = provider.needsBaseUrl === true ? baseUrlOf(named) : null;
  if (baseUrl === null) {
    throw new Fault('server.invalid-request', { params: { field: PROVIDER_URL_HEADER } });
  }
  return {
    apiKey: ownKey,
    onOperatorKey: false,
    baseUrl,
    isFree: isOwnMachine(baseUrl),
    page,
    fetch: settings.isExposed ? createPublicFetch(new Set(settings.privateHosts ?? [])) : fetch,
  };
}
