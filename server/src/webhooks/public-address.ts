import { BlockList, isIPv4 } from 'node:net';

/**
 * IPv4 ranges that the registry of special addresses excludes from the public, and one cloud's internal address within
 * a public range.
 */
const insideIPv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/**
 * IPv6 allocated to the public. Everything else is not: loopback, link-local, unique local, mapped and NAT64 addresses.
 */
const publicIPv6 = ['2000::/3'];

/** Exceptions that stand for other addresses or for none: Teredo and its neighbours, 6to4 and documentation ranges. */
const insideIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const blocked = {
  ipv4: listOf(insideIPv4, 'ipv4'),
  publicIPv6: listOf(publicIPv6, 'ipv6'),
  ipv6: listOf(insideIPv6, 'ipv6'),
};

/** Whether an IP address is on the public internet. Rule: docs/webhooks.md, "Where events may go". */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.ipv4.check(address, 'ipv4');
  return blocked.publicIPv6.check(address, 'ipv6') && !blocked.ipv6.check(address, 'ipv6');
}

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
