import { performance } from 'node:perf_hooks';
import { askCounted, nothingCounted, type Counted } from './counted.ts';
import { rawConnection } from './raw-connection.ts';

/** Keeps `connections` busy for `seconds`, one request at a time on each. */
export async function keepBusy(
  port: number,
  connections: number,
  seconds: number,
  nextRequest: () => Buffer,
): Promise<Counted> {
  const counted = nothingCounted();
  const end = performance.now() + seconds * 1_000;
  const one = async () => {
    const connection = await rawConnection(port);
    while (connection.isOpen() && performance.now() < end)
      await askCounted(connection, nextRequest(), counted);
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, one));
  return counted;
}
