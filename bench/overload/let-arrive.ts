import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { askCounted, nothingCounted, type Counted } from './counted.ts';
import { rawConnection, type RawConnection } from './raw-connection.ts';
import { rawRequest } from './raw-request.ts';

const TICK_MS = 2;

/**
 * Sends so many requests a second, evenly and however long the answers take, each on an idle one of the connections; one
 * that finds none stays unsent. Waits for the last answer.
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
 * Connections that are open already, as those of a proxy are. Each has had an answer: until a server takes a connection,
 * one in each turn of its event loop, the system alone holds it.
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
