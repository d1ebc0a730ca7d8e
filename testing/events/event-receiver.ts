import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedEvent {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface EventReceiver {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedEvent[];
  /** Where each was posted to. */
  readonly paths: string[];
  /** How to answer the next requests; 204 by default. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A hotel's own webhook receiver, on a port and an address of this computer. */
export async function startEventReceiver({
  port = 0,
  host = '127.0.0.1',
}: { readonly port?: number; readonly host?: string } = {}): Promise<EventReceiver> {
  const received: ReceivedEvent[] = [];
  const paths: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      paths.push(request.url ?? '');
      received.push({ headers: request.headers, body });
      receiver.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const { port: taken } = server.address() as AddressInfo;
  const receiver: EventReceiver = {
    url: `http://${host}:${taken}`,
    port: taken,
    received,
    paths,
    answer: (response) => void response.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
