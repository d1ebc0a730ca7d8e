import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Systems assign higher ports to outgoing connections, so a free one may be taken a moment later. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A TCP port of this computer with no listener, which stays free for the next one. */
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
