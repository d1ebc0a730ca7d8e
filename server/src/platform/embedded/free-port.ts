import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Systems give those above to connections that go out, so one that was free a moment ago may be taken by then. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A TCP port of this computer that nothing listens on, and that stays free for whoever listens on it next. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
