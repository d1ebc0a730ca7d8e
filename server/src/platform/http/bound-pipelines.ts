import { IncomingMessage, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { PorticoServer } from './server-type.ts';

/** Begins each request of one connection that is not answered yet; the first of them has begun. */
const unanswered = new WeakMap<Socket, (() => void)[]>();

/**
 * The class of the requests of a server whose connections may have sent `most` that are not answered yet; 0: any number.
 * The next one is made an upgrade: this alone ends Node's parser in the middle of what it has read, which can be thousands of
 * requests of a turn. `boundPipelines` closes its connection.
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

    /** Node's own opinion: an Upgrade header, which this server answers as any request. */
    set upgrade(_isAsked) {
      // Not ours.
    }
  };
}

/**
 * Works on one request of each connection at once: the next begins when it is answered, in the order in which answers have
 * to be sent anyway. What waits on a connection that closes is never begun. One too many closes the connection when those
 * before it are answered, by `refuse`. Rule: docs/limits.md, `REQUESTS_PER_CONNECTION`.
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
    // What is answered before the next is read keeps its place until others have had their turn.
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
    for (const hear of app.limitListeners) hear('requestsPerConnection');
    ending.add(socket);
    // Node has left the connection to us.
    socket.on('error', () => socket.destroy());
  });
}
