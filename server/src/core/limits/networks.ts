/** One that counts as one, and how many times what an address may take it may. */
export interface Network {
  readonly name: string;
  readonly times: number;
}

/**
 * An address, as `clientAddress` has it, and of IPv6 the networks that it is in: a connection to the internet is given a /64, often a
 * /56 and sometimes a /48, of which it picks its addresses. Rule: docs/limits.md, "Who counts as one".
 */
export function networksOf(address: string): readonly Network[] {
  const own = { name: address, times: 1 };
  if (!address.endsWith('::/64')) return [own];
  const [first = '', second = '', third = '', fourth = '0'] = address.replace('::/64', '').split(':');
  const site = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    own,
    { name: `${first}:${second}:${third}:${site}::/56`, times: 2 },
    { name: `${first}:${second}:${third}::/48`, times: 3 },
  ];
}
