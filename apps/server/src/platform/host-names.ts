// Host names as browsers write them, compared without port, case and trailing dot.
import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** `Example.COM.:443`, `[::1]:4310` → `example.com`, `::1`; null for what is no host, or one with a user or a path. */
export function hostNameOf(host: string): string | null {
  if (host === '' || /[\s/\\?#@]/.test(host)) return null;
  try {
    // The URL parser knows every spelling: `0x7f.1` is 127.0.0.1, and letters beyond ASCII are punycode.
    const { hostname } = new URL(`http://${host}`);
    return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '') || null;
  } catch {
    return null;
  }
}

/** `localhost`, names below it, 127.0.0.0/8 and ::1: names that lead to this machine and nowhere else. */
export function isLoopback(name: string): boolean {
  const version = isIP(name);
  if (version === 0) return name === 'localhost' || name.endsWith('.localhost');
  return LOOPBACK.check(name, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Whether a request may name this host. Where the server listens beyond this machine any IP address may: a page can bring a
 * browser to an address only under a name of its own (DNS rebinding), and then that name is what the browser sends.
 */
export function isKnownHost(
  host: string,
  known: { readonly names: ReadonlySet<string>; readonly anyAddress: boolean },
): boolean {
  const name = hostNameOf(host);
  if (name === null) return false;
  return isLoopback(name) || known.names.has(name) || (known.anyAddress && isIP(name) !== 0);
}
