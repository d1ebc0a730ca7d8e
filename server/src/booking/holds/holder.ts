import { hiddenSubject } from '../../limits/subjects.ts';

/** Who holds rooms unpaid is counted by each of these. */
export type HolderKind = 'address' | 'card' | 'email';

export interface Holder {
  readonly kind: HolderKind;
  /** An HMAC: none of them is kept in clear. */
  readonly subject: string;
}

/**
 * `value`: an address as limits count it, a fingerprint of the payment provider, or an address and an e-mail address in any
 * case: what somebody else holds under a guest's e-mail does not count against that guest.
 */
export function holderOf(secret: string, kind: HolderKind, value: string): Holder {
  const plain = kind === 'email' ? value.trim().toLowerCase() : value;
  return { kind, subject: hiddenSubject(secret, `held\n${kind}`, plain) };
}
