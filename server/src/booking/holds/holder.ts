import { hiddenSubject } from '../../limits/subjects.ts';

/** Rooms held unpaid are counted by each of these. */
export type HolderKind = 'address' | 'card' | 'email';

export interface Holder {
  readonly kind: HolderKind;
  /** An HMAC: none is stored in clear. */
  readonly subject: string;
}

/**
 * `value`: an address as limits count it, the payment provider's card fingerprint, or address and e-mail in any case.
 * E-mail includes the address so that a stranger's holds under a guest's e-mail do not count against that guest.
 */
export function holderOf(secret: string, kind: HolderKind, value: string): Holder {
  const plain = kind === 'email' ? value.trim().toLowerCase() : value;
  return { kind, subject: hiddenSubject(secret, `held\n${kind}`, plain) };
}
