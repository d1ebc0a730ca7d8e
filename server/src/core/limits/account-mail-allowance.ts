import type { PropertyId } from '@portico/domain/ids';
import { mailboxOf } from './mailbox.ts';
import type { LimitDeps } from './rate-limits.ts';
import { takeEach, type TakenEach } from './take-each.ts';

const WINDOW_S = 60 * 60;

/**
 * Counts a mail of an account for the address that asks and for its mailbox, whether it will be written or not. Rule:
 * docs/limits.md.
 */
export function takeAccountMail(
  { limits, rateLimits }: LimitDeps,
  { propertyId, email, address }: { propertyId: PropertyId; email: string; address: string },
): Promise<TakenEach> {
  return takeEach(rateLimits, { propertyId, windowS: WINDOW_S }, [
    {
      thing: 'account-mails-from-address',
      kind: 'account-mails-per-address',
      subject: address,
      max: limits.accountMailsPerAddress,
    },
    {
      thing: 'account-mails',
      kind: 'account-mails-per-recipient',
      subject: mailboxOf(email),
      max: limits.accountMailsPerRecipient,
      own: { address, ownMax: limits.accountMailsPerRecipientUnderAttack },
    },
  ]);
}
