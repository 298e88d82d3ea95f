// Addresses that are not on the public internet: what a user must not make this server call.
import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registries (RFC 6890), multicast, and the prefixes that carry an IPv4 address inside an IPv6 one. */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
const PRIVATE_V6 = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const;

const PRIVATE = new BlockList();
for (const [network, bits] of PRIVATE_V4) PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of PRIVATE_V6) PRIVATE.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is private; IPv4 addresses mapped into IPv6 are judged as what they are. What is no address is private. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return true;
  return PRIVATE.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
