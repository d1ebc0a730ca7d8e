import type { FastifyReply } from 'fastify';
import { compressed, isWorthCompressing, type Encoding } from './compression.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends JSON that is written already, by types that match the schema of the answer: it is neither checked nor written anew. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type(JSON_TYPE).send(text);
}

/** JSON as it goes over the line, to be sent again and again. */
export interface JsonBytes {
  readonly bytes: Buffer;
  readonly encoding: Encoding;
  /** Whether another reader may get it in another encoding. */
  readonly varies: boolean;
}

/** Of a short text as it is, whatever `encoding` says. */
export async function jsonBytes(text: string | Buffer, encoding: Encoding): Promise<JsonBytes> {
  const varies = isWorthCompressing(text);
  const used = varies ? encoding : undefined;
  return { bytes: await compressed(text, used), encoding: used, varies };
}

/** The same answer as `sendJson` and the compression of answers make of its text. */
export function sendJsonBytes(reply: FastifyReply, { bytes, encoding, varies }: JsonBytes): FastifyReply {
  if (varies) reply.header('vary', 'accept-encoding');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type(JSON_TYPE).send(bytes);
}
