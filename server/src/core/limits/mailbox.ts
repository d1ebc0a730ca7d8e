import { domainToASCII } from 'node:url';

/** Mailboxes whose dots count for nothing. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * One mailbox has many addresses: in any case and width of its letters, with any +tag, its domain in letters or as xn--,
 * and at Gmail with dots anywhere and under two names.
 */
export function mailboxOf(email: string): string {
  const plain = email.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, Math.max(at, 0)).replace(/\+.*$/s, '');
  const written = plain.slice(at + 1);
  const domain = domainToASCII(written) || written;
  return WITHOUT_DOTS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
