import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookReachConfig } from '../config/config-types.ts';
import { isLoopback } from '../config/loopback.ts';
import { isPublicAddress } from './public-address.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export interface WebhookReach extends WebhookReachConfig {
  /** All addresses of a name; by default the system's resolver. */
  readonly resolve?: (hostname: string) => Promise<readonly ResolvedAddress[]>;
}

const systemResolve = (hostname: string) => lookup(hostname, { all: true });

/** The fault of an endpoint's URL, in words for the hotel; undefined: it may be called. */
export function urlFault(text: string, reach: WebhookReach): string | undefined {
  if (!URL.canParse(text)) return 'it is no URL';
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isPlain = protocol === 'http:' && reach.insideNetworks && isLoopback(hostname);
  if (protocol !== 'https:' && !isPlain) return 'it has to begin with https://';
  if (username !== '' || password !== '') return 'it holds a name or a password, which is not sent';
  if (hash !== '') return 'it ends in #…, which is not sent';
  return undefined;
}

/**
 * The addresses of a URL's host; all may be called. Throws when there are none, or when one is in a private
 * network.
 */
export async function reachableAddresses(
  { hostname }: URL,
  { insideNetworks, resolve = systemResolve }: WebhookReach,
): Promise<readonly ResolvedAddress[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (addresses.length === 0) throw new Error('its name has no address');
  const inside = addresses.find(({ address }) => !isPublicAddress(address));
  if (inside !== undefined && !insideNetworks)
    throw new Error(
      `its address ${inside.address} is of a network that is not public (WEBHOOKS_TO_INSIDE_NETWORKS)`,
    );
  return addresses;
}

/** Resolves any name to those addresses: the host that was checked is the host that is called. */
export function lookupOf(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}
