import { wirePropertyId } from '@portico/contract/calls/wire-parts';
import type { PropertyId } from '@portico/domain/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Of each hotel one, so that a guest may be logged in to several under one address. */
const plainName = (propertyId: number) => `portico-account-${propertyId}`;

const SENT_IN_CLEAR = /^portico-account-([1-9]\d{0,9})$/;
const SENT_SAFELY = /^__Host-portico-account-([1-9]\d{0,9})$/;

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
  reply.setCookie(nameOf(propertyId, isSecure), token, { ...attributes(isSecure), expires: endsAt });
}

export function clearSessionCookie(
  reply: FastifyReply,
  propertyId: PropertyId,
  { isSecure }: CookieRules,
): void {
  reply.clearCookie(nameOf(propertyId, isSecure), attributes(isSecure));
}

/** Of which hotels the browser brings a session. */
export function sessionsBrought({ cookies }: FastifyRequest, { isSecure }: CookieRules): PropertyId[] {
  const pattern = isSecure ? SENT_SAFELY : SENT_IN_CLEAR;
  return Object.keys(cookies).flatMap((name) => {
    const id = wirePropertyId.safeParse(Number(pattern.exec(name)?.[1]));
    return id.success ? [id.data] : [];
  });
}

function nameOf(propertyId: PropertyId, isSecure: boolean): string {
  return isSecure ? `__Host-${plainName(propertyId)}` : plainName(propertyId);
}

const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
