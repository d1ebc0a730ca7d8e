import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName } from '../../platform/http/cookies.ts';
import { DEVICE_MS } from '../../staff/device.store.ts';

/** The cookie of a log-in of staff: one for all their hotels, and never a guest's. */
export interface StaffCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, session: { readonly token: string; readonly endsAt: Date }): void;
  clear(reply: FastifyReply): void;
}

export function staffCookie(publicUrl: string | undefined): StaffCookie {
  const { name, attributes } = strictCookie('staff', publicUrl);
  return {
    read: ({ cookies }) => cookies[name],
    set: (reply, { token, endsAt }) => void reply.setCookie(name, token, { ...attributes, expires: endsAt }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}

const TOKEN = /^[\w-]{43}$/;

/** The cookie by which a browser is known again; it logs nobody in. */
export function deviceCookie(publicUrl: string | undefined) {
  const { name, attributes } = strictCookie('staff-device', publicUrl);
  return {
    read: ({ cookies }: FastifyRequest) => (TOKEN.test(cookies[name] ?? '') ? cookies[name] : undefined),
    set: (reply: FastifyReply, token: string, now: Date) =>
      void reply.setCookie(name, token, { ...attributes, expires: new Date(now.getTime() + DEVICE_MS) }),
  };
}

/** `strict`: no other site's page can send it, not even by a link. */
function strictCookie(word: string, publicUrl: string | undefined) {
  const name = cookieName(word, publicUrl?.startsWith('https:') ?? false);
  return { name, attributes: { ...cookieAttributes(name), sameSite: 'strict' } as const };
}
