import type { FastifyReply } from 'fastify';

/** The response depends on this header of the request too. */
export function varyBy(reply: FastifyReply, name: 'accept-encoding' | 'origin'): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`);
}
