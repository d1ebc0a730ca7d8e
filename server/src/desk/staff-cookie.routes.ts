import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName } from '../platform/http/cookies.ts';

/** The cookie of a log-in of staff: one for all their hotels, and never a guest's. */
export interface StaffCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, session: { readonly token: string; readonly endsAt: Date }): void;
  clear(reply: FastifyReply): void;
}

/** `strict`: no other site's page can send it, not even by a link. */
export function staffCookie(publicUrl: string | undefined): StaffCookie {
  const name = cookieName('staff', publicUrl?.startsWith('https:') ?? false);
  const attributes = { ...cookieAttributes(name), sameSite: 'strict' } as const;
  return {
    read: ({ cookies }) => cookies[name],
    set: (reply, { token, endsAt }) => void reply.setCookie(name, token, { ...attributes, expires: endsAt }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
