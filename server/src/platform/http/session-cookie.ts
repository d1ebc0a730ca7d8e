import { wirePropertyId } from '@portico/contract/calls/wire-parts';
import type { PropertyId } from '@portico/domain/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName } from './cookies.ts';

/** Session cookies: one per hotel, so that a guest may be logged in to several under one address. */
export interface SessionCookies {
  /** Undefined: the browser has none for that hotel. */
  read(request: FastifyRequest, propertyId: PropertyId): string | undefined;
  set(reply: FastifyReply, propertyId: PropertyId, session: { token: string; endsAt: Date }): void;
  clear(reply: FastifyReply, propertyId: PropertyId): void;
  /** The hotels for which the browser has one. */
  brought(request: FastifyRequest): PropertyId[];
}

/** Over https a cookie may be restricted to this host; `publicUrl` undefined: a demo over plain http. */
export function sessionCookies(publicUrl: string | undefined): SessionCookies {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const nameOf = (propertyId: PropertyId) => cookieName(`account-${propertyId}`, isSecure);
  return {
    read: ({ cookies }, propertyId) => cookies[nameOf(propertyId)],
    set: (reply, propertyId, { token, endsAt }) => {
      const name = nameOf(propertyId);
      void reply.setCookie(name, token, { ...cookieAttributes(name), expires: endsAt });
    },
    clear: (reply, propertyId) => {
      const name = nameOf(propertyId);
      void reply.clearCookie(name, cookieAttributes(name));
    },
    brought: ({ cookies }) =>
      Object.keys(cookies).flatMap((name) => {
        const id = wirePropertyId.safeParse(Number(/[1-9]\d{0,9}$/.exec(name)?.[0]));
        return id.success && name === nameOf(id.data) ? [id.data] : [];
      }),
  };
}
