import { BlockList, isIP, type Socket } from 'node:net';
import { countedAddress } from './client-address.ts';
import { counted } from './counted.ts';
import type { PorticoServer } from './server-type.ts';

export interface ConnectionRules {
  /** Of one address at once; 0: as many as come. */
  readonly most: number;
  /** Addresses and ranges whose connections are many guests', so that they do not count. */
  readonly trustedProxies: readonly string[];
  /** Called instead of listening to a connection that is one too many. */
  readonly refuse: (socket: Socket) => void;
}

/** Keeps one address from holding more connections than it may, idle or slow ones too. Rule: docs/limits.md. */
export function boundConnections(
  app: PorticoServer,
  { most, trustedProxies, refuse }: ConnectionRules,
): void {
  if (most === 0) return;
  const proxies = listOf(trustedProxies);
  const open = counted();
  app.server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isIP(remoteAddress) === 0 || proxies.check(remoteAddress, kindOf(remoteAddress))) return;
    const address = countedAddress(remoteAddress) ?? remoteAddress;
    if (open.of(address) >= most) {
      refuse(socket);
      return;
    }
    open.add(address, 1);
    socket.once('close', () => open.add(address, -1));
  });
}

function listOf(addresses: readonly string[]): BlockList {
  const proxies = new BlockList();
  for (const entry of addresses) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) proxies.addAddress(address, kindOf(address));
    else proxies.addSubnet(address, Number(bits), kindOf(address));
  }
  return proxies;
}

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
