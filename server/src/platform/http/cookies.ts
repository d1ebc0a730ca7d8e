import type { FastifyReply } from 'fastify';

/** The request's cookies by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** A cookie of ours by its full name; an empty `value` deletes it. */
export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  readonly maxAgeS: number;
}

/**
 * The full name of a cookie of ours. Over https, browsers accept such a name only from this host, for all paths, and
 * never over plain http.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}portico-${name}`;
}

/** Sets a cookie that scripts cannot read and that other sites' pages send only with a plain link. */
export function sendCookie(reply: FastifyReply, { name, value, maxAgeS }: CookieToSet): void {
  void reply.setCookie(name, value, { ...cookieAttributes(name), maxAge: maxAgeS });
}

/** For setting and deleting a cookie, by its full name. */
export function cookieAttributes(name: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: name.startsWith('__Host-') } as const;
}
