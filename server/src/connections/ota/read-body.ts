import type { IncomingMessage } from 'node:http';

export class BodyTooLong extends Error {
  readonly statusCode = 413;
}

/** Reads a body of at most so many bytes. Fastify has one limit for a route, whoever sends. */
export function readBody(
  payload: IncomingMessage,
  most: number,
  done: (error: Error | null, body?: Buffer) => void,
): void {
  const parts: Buffer[] = [];
  let length = 0;
  const stop = (error: Error | null) => {
    payload.off('data', take).off('end', end).off('error', stop);
    if (error === null) done(null, Buffer.concat(parts));
    else done(error);
  };
  const take = (part: Buffer) => {
    length += part.length;
    if (length > most) stop(new BodyTooLong());
    else parts.push(part);
  };
  const end = () => stop(null);
  payload.on('data', take).on('end', end).on('error', stop);
}
