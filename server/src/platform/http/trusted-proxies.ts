import { BlockList, isIP } from 'node:net';

/** A matcher for addresses and ranges of proxies, as listed in TRUSTED_PROXIES. */
export function trustedProxies(entries: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) proxies.addAddress(address, kindOf(address));
    else proxies.addSubnet(address, Number(bits), kindOf(address));
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, kindOf(address));
}

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
