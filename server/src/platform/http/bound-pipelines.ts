import { IncomingMessage, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { PorticoServer } from './server-type.ts';

/** Starts each unanswered request of a connection; the first has started. */
const unanswered = new WeakMap<Socket, (() => void)[]>();

/**
 * The request class of a server with at most `most` unanswered requests per connection; 0: no limit. It makes the next
 * one an upgrade, the only way to stop Node's parser within a chunk, which may contain thousands of requests.
 * `boundPipelines` closes the connection.
 */
export function requestsOfPipelines(most: number): typeof IncomingMessage {
  return class PipelinedRequest extends IncomingMessage {
    readonly #isTooMany: boolean;

    constructor(socket: Socket) {
      super(socket);
      this.#isTooMany = most > 0 && (unanswered.get(socket)?.length ?? 0) >= most;
    }

    get upgrade(): boolean {
      return this.#isTooMany || this.method === 'CONNECT';
    }

    /** Node's default: an Upgrade header, which this server treats as any request. */
    set upgrade(_isRequested) {
      // Ignored.
    }
  };
}

/**
 * Works on one request per connection at a time. The next starts once it is answered, in the order that responses need
 * anyway. Requests waiting on a connection that closes are never started. One too many closes the connection, by
 * `refuse`, once those before it are answered. Rule: docs/limits.md, `REQUESTS_PER_CONNECTION`.
 */
export function boundPipelines(app: PorticoServer, refuse: (socket: Socket) => void): void {
  const { server } = app;
  const listeners = server.listeners('request') as RequestListener[];
  const ending = new WeakSet<Socket>();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const waiting = unanswered.get(socket) ?? [];
    unanswered.set(socket, waiting);
    // Yields to other connections, even after a request that was answered synchronously.
    const next = () => setImmediate(goOn);
    const goOn = () => {
      waiting.shift();
      if (!socket.writable) waiting.length = 0;
      else if (waiting.length > 0) waiting[0]?.();
      else if (ending.has(socket)) refuse(socket);
    };
    waiting.push(() => {
      response.once('close', next);
      for (const listen of listeners) listen(request, response);
    });
    if (waiting.length === 1) waiting[0]?.();
  });
  server.on('upgrade', ({ socket }) => {
    for (const listener of app.limitListeners) listener('requestsPerConnection');
    ending.add(socket);
    // Node has handed the connection over to us.
    socket.on('error', () => socket.destroy());
  });
}
