import type { FastifyReply } from 'fastify';

/** The cookies that came, by their names. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** A cookie of ours by its whole name; `value` empty: it is to be forgotten. */
export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  readonly maxAgeS: number;
}

/**
 * The whole name of a cookie of ours. On https browsers take one of such a name from this host alone, for all of its
 * paths and never over plain http.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}portico-${name}`;
}

/** Sets a cookie that scripts cannot read and that another site's page sends with a plain link only. */
export function sendCookie(reply: FastifyReply, { name, value, maxAgeS }: CookieToSet): void {
  void reply.setCookie(name, value, { ...cookieAttributes(name), maxAge: maxAgeS });
}

/** Of a cookie by its whole name, to set it and to have it forgotten. */
export function cookieAttributes(name: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: name.startsWith('__Host-') } as const;
}
