import dns from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { OutboundError } from './outbound-error';

/**
 * Addresses that are not on the public internet (IANA's registries of special-purpose addresses): this
 * machine, its neighbours, private networks, the services of a cloud for its own machines.
 */
const INTERNAL: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const internal = new BlockList();
for (const [net, prefix] of INTERNAL) internal.addSubnet(net, prefix, familyOf(net));

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** True for an address of the public internet; an IPv4 address written as IPv6 is the same one. */
export function isPublicAddress(address: string): boolean {
  return !internal.check(address, familyOf(address));
}

/** Vendors where they are at home. The operator may set another address for each, also an internal one. */
const VENDORS_AT_HOME =
  /^(?:api\.openai\.com|[a-z\d-]+\.googleapis\.com|textract\.[a-z\d-]+\.amazonaws\.com)$/i;

export const isVendorAtHome = (hostname: string): boolean => VENDORS_AT_HOME.test(hostname);

/**
 * A look-up for hosts that are on the public internet: a name server that answers anything else is
 * wrong or lies, and nobody connects to what it says. Fails with `OutboundError`.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) return done(error, []);
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return done(new OutboundError('address_not_public'), []);
    }
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
