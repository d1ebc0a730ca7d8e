import { once, setMaxListeners } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Line } from '../line.ts';
import { bookMeanwhile } from './meanwhile.ts';

const BYTE_EVERY_MS = 1_000;
/** Enough for some to be rejected and start again. */
const BOOKINGS = 10;

/**
 * Many clients send headers and then a byte a second, and start again when rejected; a guest with their address books.
 */
export const slowSenders: Line = {
  name: 'slow senders',
  spans: [{ nights: 60, rooms: 12 }],
  servers: 1,
  environment: { BODY_SECONDS: '5', BOOKINGS_PER_ADDRESS: '10', CONNECTIONS_PER_ADDRESS: '400' },
  run: async (stage, size, report) => {
    const [server] = stage.servers;
    const port = Number(new URL(server?.url ?? '').port);
    const { requested, faults } = await bookMeanwhile(stage, { ...size, bookings: BOOKINGS }, async () => {
      const over = new AbortController();
      setMaxListeners(0, over.signal);
      let connected = 0;
      const senders = Array.from({ length: size.slowSenders }, async () => {
        while (!over.signal.aborted) await sendSlowly(port, over.signal, () => (connected += 1));
      });
      while (connected < size.slowSenders) await delay(10);
      report(`${connected} send slowly`);
      const end = async () => {
        over.abort();
        await Promise.all(senders);
      };
      return { end };
    });
    return { runs: size.slowSenders, requested, faults };
  },
};

/** Until it is rejected, or the test ends. */
async function sendSlowly(port: number, over: AbortSignal, onConnected: () => void): Promise<void> {
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.resume();
  socket.once('connect', onConnected);
  const head = `POST /api/Reservation/Create HTTP/1.1\r\nHost: localhost\r\n`;
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`);
  const dripping = setInterval(() => socket.write(' '), BYTE_EVERY_MS);
  const end = () => socket.destroy();
  over.addEventListener('abort', end);
  await closed;
  over.removeEventListener('abort', end);
  clearInterval(dripping);
}
