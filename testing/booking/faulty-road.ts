import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fault of a request on its way to the acquirer, or of its response on the way back. */
export type RoadFault = 'none' | 'down' | 'hangs' | 'answers-500' | 'drops-the-answer';

export interface FaultyRoad {
  readonly url: string;
  /** Applies to every later request. */
  fault: RoadFault;
  close(): Promise<void>;
}

/** A proxy in front of the acquirer at `target` that can inject faults. */
export async function openFaultyRoad(target: string): Promise<FaultyRoad> {
  const road = { fault: 'none' as RoadFault };
  const server = createServer((incoming, reply) => void pass(target, road.fault, incoming, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(road, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function pass(target: string, fault: RoadFault, incoming: IncomingMessage, reply: ServerResponse): void {
  if (fault === 'down') return void reply.destroy();
  if (fault === 'hangs') return void incoming.resume();
  if (fault === 'answers-500') {
    incoming.resume();
    return void reply.writeHead(500, { 'content-type': 'application/json' }).end('{}');
  }
  const { method, headers } = incoming;
  const onward = request(target + (incoming.url ?? ''), { method, headers }, (answer) => {
    if (fault === 'drops-the-answer') return void reply.destroy();
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  onward.on('error', () => reply.destroy());
  incoming.pipe(onward);
}
