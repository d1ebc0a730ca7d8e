import { once } from 'node:events';
import { connect } from 'node:net';
import type autocannon from 'autocannon';

/** A response; its body is counted and discarded. */
export interface RawAnswer {
  readonly status: number;
  readonly hasRetryAfter: boolean;
}

/** A keep-alive connection that carries one request at a time. */
export interface RawConnection {
  readonly isOpen: () => boolean;
  /** Sends a whole request. Rejects when the connection ends before its response. */
  readonly send: (request: Buffer) => Promise<RawAnswer>;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (answer: RawAnswer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Just enough HTTP for this server: responses with a Content-Length. Much lighter than Node's client, because ten times
 * the server's capacity must be sent from one core beside it.
 */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let isOpen = true;
  let waiting: Waiting | undefined;
  let head = '';
  let answer: RawAnswer | undefined;
  let bytesLeft = 0;

  socket.on('data', (chunk) => {
    if (answer === undefined) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      answer = {
        status: Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)),
        hasRetryAfter: /\r\nretry-after: \d/i.test(head.slice(0, end)),
      };
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
      bytesLeft = Number(length) - (head.length - end - '\r\n\r\n'.length);
    } else bytesLeft -= chunk.length;
    if (bytesLeft > 0) return;
    const { resolve } = waiting ?? {};
    const complete = answer;
    [waiting, answer, head] = [undefined, undefined, ''];
    resolve?.(complete);
  });
  socket.on('error', () => undefined);
  socket.once('close', () => {
    isOpen = false;
    waiting?.reject(new Error('The connection ended before its answer'));
  });
  return {
    isOpen: () => isOpen,
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

export function rawRequest({
  method = 'GET',
  path = '/',
  headers = {},
  body = '',
}: autocannon.Request): Buffer {
  const content = Buffer.from(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
    `content-length: ${content.length}`,
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content]);
}
