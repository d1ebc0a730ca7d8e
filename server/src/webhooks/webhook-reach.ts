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
  /** All addresses of a name; those of the system unless told. */
  readonly resolve?: (hostname: string) => Promise<readonly ResolvedAddress[]>;
}

const systemResolve = (hostname: string) => lookup(hostname, { all: true });

/** What is wrong with the address of an endpoint, in words for the hotel; undefined: it may be called. */
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
 * The addresses of a URL's host, each of which may be reached. Throws where there is none, and where one of them is of a
 * network that is not public.
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

/** Answers those addresses whatever name it is asked for: who was checked is who is called. */
export function lookupOf(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}
