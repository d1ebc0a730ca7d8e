import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { PropertyId } from '@portico/domain/ids';
import type { Limits } from '../../config/limits.ts';
import { mailboxOf } from './mailbox.ts';
import type { Allowance, RateLimits, Taken } from './rate-limits.ts';

const WINDOW_S = 60 * 60;

/** Who asks for a booking, and whom it will write to. */
export interface MailOrder {
  readonly propertyId: PropertyId;
  /** By `clientAddress`. */
  readonly address: string;
  readonly email: string;
}

/** Whether a booking may write to its guest. */
export type MailAllowance =
  | { readonly isOpen: false; readonly thing: LimitedThing; readonly opensInS: number }
  /** `release`: for a booking that came to nothing and wrote to nobody. */
  | { readonly isOpen: true; readonly release: () => Promise<void> };

/**
 * Counts one booking for the mailbox it will write to and for the address that asks, before it is begun: what is begun may always write to its guest. Rule: docs/limits.md, "Mails".
 */
export async function takeMail(
  { limits, rateLimits }: { readonly limits: Limits; readonly rateLimits: RateLimits },
  { propertyId, address, email }: MailOrder,
): Promise<MailAllowance> {
  const wanted: readonly (Pick<Allowance, 'kind' | 'subject' | 'max'> & { readonly thing: LimitedThing })[] =
    [
      {
        thing: 'mails-to-recipient',
        kind: 'mails-per-recipient',
        subject: mailboxOf(email),
        max: limits.mailsPerRecipient,
      },
      {
        thing: 'mails-from-address',
        kind: 'mails-per-address',
        subject: address,
        max: limits.mailsPerAddress,
      },
    ];
  const taken: Taken[] = [];
  const release = async () => {
    for (const each of taken) await each.release();
  };
  for (const { thing, ...counted } of wanted) {
    const one = await rateLimits.take({ propertyId, windowS: WINDOW_S, ...counted });
    if (!one.isOpen) {
      await release();
      return { isOpen: false, thing, opensInS: one.opensInS };
    }
    taken.push(one);
  }
  return { isOpen: true, release };
}
