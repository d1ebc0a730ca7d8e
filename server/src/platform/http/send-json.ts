import type { FastifyReply } from 'fastify';
import { compressed, isWorthCompressing, type Encoding } from './compression.ts';
import { varyBy } from './vary-by.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends ready JSON, typed by the schema of the response: it is neither validated nor serialised again. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type(JSON_TYPE).send(text);
}

/** JSON as bytes on the wire, to be sent repeatedly. */
export interface JsonBytes {
  readonly bytes: Buffer;
  readonly encoding: Encoding;
  /** Whether other clients may get another encoding. */
  readonly varies: boolean;
}

/** A short text is never compressed, whatever `encoding`. */
export async function jsonBytes(text: string | Buffer, encoding: Encoding): Promise<JsonBytes> {
  const varies = isWorthCompressing(text);
  const used = varies ? encoding : undefined;
  return { bytes: await compressed(text, used), encoding: used, varies };
}

/** The same response as `sendJson` with compression. */
export function sendJsonBytes(reply: FastifyReply, { bytes, encoding, varies }: JsonBytes): FastifyReply {
  if (varies) varyBy(reply, 'accept-encoding');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type(JSON_TYPE).send(bytes);
}
