import { isIP, type Socket } from 'node:net';
import { countedAddress } from './client-address.ts';
import { counted } from './counted.ts';
import type { PorticoServer } from './server-type.ts';
import { trustedProxies as proxiesOf } from './trusted-proxies.ts';

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
  const isProxy = proxiesOf(trustedProxies);
  const open = counted();
  app.server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isIP(remoteAddress) === 0 || isProxy(remoteAddress)) return;
    const address = countedAddress(remoteAddress) ?? remoteAddress;
    if (open.of(address) >= most) {
      for (const hear of app.limitListeners) hear('connectionsPerAddress');
      refuse(socket);
      return;
    }
    open.add(address, 1);
    socket.once('close', () => open.add(address, -1));
  });
}
