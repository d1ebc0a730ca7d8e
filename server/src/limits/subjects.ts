import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

/**
 * A subject as the database stores it: an HMAC, so that no address or e-mail is in clear. `kind` separates the counts
 * of one subject. Rule: docs/decisions/0012-rate-limits-in-the-database.md.
 */
export function hiddenSubject(secret: string, kind: string, subject: string): string {
  return createHmac('sha256', secret).update(`${kind}\n${subject}`).digest('base64url');
}

/** Mailboxes that ignore dots. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an e-mail address. One mailbox has many addresses: in any case and width of letters, with any +tag,
 * and with its domain in letters or as xn--. Gmail also ignores dots and has two names.
 */
export function mailboxOf(email: string): string {
  const plain = email.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, Math.max(at, 0)).replace(/\+.*$/s, '');
  const written = plain.slice(at + 1);
  const domain = domainToASCII(written) || written;
  return WITHOUT_DOTS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** A network that counts as one caller. */
export interface Network {
  readonly name: string;
  /** How many times one address's limit it may take. */
  readonly times: number;
}

/**
 * An address, by `clientAddress`, and the networks that contain an IPv6 address. An internet connection gets a /64,
 * often a /56 and sometimes a /48, and picks addresses from it. Rule: docs/limits.md, "Who counts as one".
 */
export function networksOf(address: string): readonly Network[] {
  const own = { name: address, times: 1 };
  if (!address.endsWith('::/64')) return [own];
  const [first = '', second = '', third = '', fourth = '0'] = address.replace('::/64', '').split(':');
  const site = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    own,
    { name: `${first}:${second}:${third}:${site}::/56`, times: 2 },
    { name: `${first}:${second}:${third}::/48`, times: 3 },
  ];
}
