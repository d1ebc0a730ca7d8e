import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { askCounted, nothingCounted, type Counted } from './counted.ts';
import { rawConnection, type RawConnection } from './raw-connection.ts';
import { rawRequest } from './raw-request.ts';

const TICK_MS = 2;

/**
 * Sends requests at a steady rate, however slow the responses, each on an idle connection. Without an idle one the
 * request stays unsent. Waits for the last response.
 */
export async function letArrive(
  idle: RawConnection[],
  perSecond: number,
  seconds: number,
  nextRequest: () => Buffer,
): Promise<Counted> {
  const counted = nothingCounted();
  const asking = new Set<Promise<void>>();
  const arrive = () => {
    const connection = idle.pop();
    if (connection === undefined) {
      counted.unsent += 1;
      return;
    }
    const asked = askCounted(connection, nextRequest(), counted).then(() => {
      asking.delete(asked);
      if (connection.isOpen()) idle.push(connection);
    });
    asking.add(asked);
  };

  const begun = performance.now();
  let arrived = 0;
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - begun) / 1_000) {
    for (; arrived < elapsed * perSecond; arrived++) arrive();
    await setTimeout(TICK_MS);
  }
  await Promise.all(asking);
  for (const connection of idle) connection.close();
  return counted;
}

/**
 * Connections already open, as a proxy's are. Each has had one response: a server accepts one connection per turn of
 * its event loop, and until then only the system holds it.
 */
export async function openConnections(port: number, count: number): Promise<RawConnection[]> {
  const health = rawRequest({ path: '/healthz' });
  const open: RawConnection[] = [];
  while (open.length < count) {
    const connection = await rawConnection(port);
    await connection.ask(health);
    open.push(connection);
  }
  return open;
}
