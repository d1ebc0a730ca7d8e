import type { PropertyId } from '@portico/domain/ids';
import { mailboxOf } from './mailbox.ts';
import type { LimitDeps } from './rate-limits.ts';
import { takeEach, type TakenEach } from './take-each.ts';

const WINDOW_S = 60 * 60;

/** Who asks for a booking, and whom it will write to. */
export interface MailOrder {
  readonly propertyId: PropertyId;
  /** By `clientAddress`. */
  readonly address: string;
  readonly email: string;
  /** By card or on a provider's page, now: such a guest has the allowance of a mailbox to themselves. */
  readonly isPaidNow: boolean;
}

/**
 * Counts one booking for the mailbox it will write to and for the address that asks, before it is begun: what is begun may
 * always write to its guest. Rule: docs/limits.md, "Mails".
 */
export function takeMail(
  { limits, rateLimits }: LimitDeps,
  { propertyId, address, email, isPaidNow }: MailOrder,
): Promise<TakenEach> {
  return takeEach(rateLimits, { propertyId, windowS: WINDOW_S }, [
    {
      thing: 'mails-to-recipient',
      kind: 'mails-per-recipient',
      subject: mailboxOf(email),
      max: limits.mailsPerRecipient,
      own: {
        address,
        ownMax: isPaidNow ? limits.mailsPerRecipient : limits.mailsPerRecipientUnderAttack,
      },
    },
    {
      thing: 'mails-from-address',
      kind: 'mails-per-address',
      subject: address,
      max: limits.mailsPerAddress,
    },
  ]);
}
