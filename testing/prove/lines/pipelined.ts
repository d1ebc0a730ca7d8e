import { once } from 'node:events';
import net from 'node:net';
import { guestPaths } from '@portico/contract/paths';
import { PROPERTY } from '../../builders/hotel-file.ts';
import type { Line } from '../line.ts';
import { meanwhile } from '../meanwhile.ts';
import { guestAt } from '../patience.ts';

/** The product's limit, repeated here as the line's expectation. */
const PER_CONNECTION = 8;
const AT_ONCE = 8;
const REQUESTS = 2_000;
/** An address of this computer that is not a proxy, so it is the client's own. */
const FLOODER = '127.0.0.66';
const TOKEN = 'Yb7kQ2vN9xT4mR8w';
const MOST_MEMORY_MB = 1_000;

/**
 * One address sends thousands of requests on each of eight connections without waiting for answers, and reconnects; a
 * guest books.
 */
export const pipelined: Line = {
  name: 'pipelined requests',
  spans: [{ nights: 60, rooms: 12 }],
  servers: 1,
  environment: {
    TRUSTED_PROXIES: '127.0.0.1',
    REQUESTS_PER_CONNECTION: String(PER_CONNECTION),
    REQUESTS_PER_ADDRESS: '100',
    METRICS_TOKEN: TOKEN,
  },
  run: async (stage, size, report) => {
    const [{ url } = { url: '' }] = stage.servers;
    const port = Number(new URL(url).port);
    const faults: string[] = [];
    const requests = [
      `GET ${guestPaths.book('quay')} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      `GET /api/Property/${PROPERTY} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      // Refused at once, before the next is read.
      `POST /api/Reservation/Create HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    ];
    const flood = async (request: string) => {
      for (let connection = 0; connection < size.floods; connection++) {
        const answers = await pipeline(port, request);
        if (answers > PER_CONNECTION + 1) faults.push(`${answers} requests of one connection were answered`);
      }
    };
    const harm = () =>
      Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => flood(requests[index % requests.length] ?? '')),
      );
    const { requested, faults: slow } = await meanwhile(stage, size, harm, report);
    const { text } = await guestAt(url).get('/metrics', {}, { authorization: `Bearer ${TOKEN}` });
    const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
    const memory = Math.round(bytes / 1024 / 1024);
    report(`the server has ${memory} MB`);
    if (!(memory < MOST_MEMORY_MB)) faults.push(`the server has ${memory} MB`);
    return { runs: AT_ONCE * size.floods, requested, faults: [...faults, ...slow] };
  },
};

/** Until the server closes the connection; returns the number of answers. */
async function pipeline(port: number, request: string): Promise<number> {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: FLOODER }).on('error', () => undefined);
  let received = 0;
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text.split('HTTP/1.1 ').length - 1;
  });
  socket.write(request.repeat(REQUESTS));
  await once(socket, 'close');
  return received;
}
