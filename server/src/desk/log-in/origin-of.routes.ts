import type { FastifyRequest } from 'fastify';

/**
 * The origin of our own pages, such as `https://book.example`. Without a public address, in a demo, it is the page that
 * asks, which require-own-origin.ts has compared with the host.
 */
export function originOf({ headers, protocol, host }: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? headers.origin ?? `${protocol}://${host}`;
}
