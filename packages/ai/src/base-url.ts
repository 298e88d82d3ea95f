// The address of a server that speaks a provider's API: what may be one, and which host that calls.

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const HOME_NETWORK =
  /^(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})$/;

/**
 * `text` as a base URL without a slash at its end; null where it is none. A user, a query or a fragment is refused: such parts
 * carry secrets, and an address is shown and stored.
 */
export function baseUrlOf(text: string): string | null {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.username + url.password + url.search + url.hash !== '') return null;
  return url.href.replace(/\/+$/, '');
}

/** Host and port that calls to a base URL go to, as people write them; '' for what is no base URL. */
export const hostOf = (baseUrl: string): string => URL.parse(baseUrl)?.host ?? '';

/**
 * Whether a base URL leads to this machine or its network by its very name, so that nobody charges for a call. Says nothing of
 * where a name resolves to: who must not be led into a network looks at the resolved address.
 */
export function isOwnMachine(baseUrl: string): boolean {
  const host = URL.parse(baseUrl)?.hostname ?? '';
  return LOOPBACK.test(host) || HOME_NETWORK.test(host);
}
