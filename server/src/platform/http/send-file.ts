import type { FastifyReply } from 'fastify';

interface SentFile {
  readonly name: string;
  readonly contentType: string;
  readonly text: string;
}

/** Sends a file that browsers cache under its name. */
export function sendFile(reply: FastifyReply, { name, contentType, text }: SentFile): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`).type(contentType).send(text);
}
