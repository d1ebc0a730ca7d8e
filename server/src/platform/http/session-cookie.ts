import { wirePropertyId } from '@portico/contract/calls/wire-parts';
import type { PropertyId } from '@portico/domain/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName } from './cookies.ts';

/** `isSecure`: guests come by https, and a cookie may be one of this host alone. */
export interface CookieRules {
  readonly isSecure: boolean;
}

/** `publicUrl` undefined: a demo, by plain http. */
export function cookieRules(publicUrl: string | undefined): CookieRules {
  return { isSecure: publicUrl?.startsWith('https:') ?? false };
}

/** Undefined: the browser brings none. */
export function readSessionCookie(
  { cookies }: FastifyRequest,
  propertyId: PropertyId,
  { isSecure }: CookieRules,
): string | undefined {
  return cookies[nameOf(propertyId, isSecure)];
}

export function setSessionCookie(
  reply: FastifyReply,
  propertyId: PropertyId,
  { token, endsAt }: { readonly token: string; readonly endsAt: Date },
  { isSecure }: CookieRules,
): void {
  const name = nameOf(propertyId, isSecure);
  void reply.setCookie(name, token, { ...cookieAttributes(name), expires: endsAt });
}

export function clearSessionCookie(
  reply: FastifyReply,
  propertyId: PropertyId,
  { isSecure }: CookieRules,
): void {
  const name = nameOf(propertyId, isSecure);
  void reply.clearCookie(name, cookieAttributes(name));
}

/** Of which hotels the browser brings a session. */
export function sessionsBrought({ cookies }: FastifyRequest, { isSecure }: CookieRules): PropertyId[] {
  return Object.keys(cookies).flatMap((name) => {
    const id = wirePropertyId.safeParse(Number(/[1-9]\d{0,9}$/.exec(name)?.[0]));
    return id.success && name === nameOf(id.data, isSecure) ? [id.data] : [];
  });
}

/** Of each hotel one, so that a guest may be logged in to several under one address. */
function nameOf(propertyId: PropertyId, isSecure: boolean): string {
  return cookieName(`account-${propertyId}`, isSecure);
}
