// The way to a site: straight to it, or through a server that passes calls on. The engine of publishing knows this port alone.
import type { SiteCall } from '@silosmith/contract';
import type { Timer } from '@silosmith/kernel';

export interface Credentials {
  readonly user: string;
  /** Application password, with or without its display spaces. */
  readonly password: string;
}

export interface SiteReply {
  readonly status: number;
  readonly headers: Headers;
  /** JSON of the API; of a page at least its beginning. */
  readonly text: string;
}

export interface SiteTransport {
  /**
   * One exchange, never repeated. Throws `wordpress.timeout`, `unreachable`, `tls`, `redirected`, `reply-too-large`, `cancelled`,
   * and what the way there adds.
   */
  send(call: SiteCall, login: Credentials | null, signal?: AbortSignal): Promise<SiteReply>;
}

export interface RestPorts {
  readonly transport: SiteTransport;
  readonly timer: Timer;
}

/** Basic authentication with UTF-8 (RFC 7617). */
export function basicAuthorization({ user, password }: Credentials): string {
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Null for what is no Basic authentication of a user with a password. */
export function readBasicAuthorization(header: string): Credentials | null {
  const encoded = /^Basic ([A-Za-z\d+/]+=*)$/iu.exec(header.trim())?.[1];
  if (encoded === undefined) return null;
  let text: string;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Neither base64 nor UTF-8.
    return null;
  }
  const at = text.indexOf(':');
  return at > 0 && at < text.length - 1 ? { user: text.slice(0, at), password: text.slice(at + 1) } : null;
}
