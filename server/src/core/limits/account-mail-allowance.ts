import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { PropertyId } from '@portico/domain/ids';
import type { Limits } from '../../config/limits.ts';
import { mailboxOf } from './mailbox.ts';
import type { RateLimits } from './rate-limits.ts';

const WINDOW_S = 60 * 60;

/** Whether a mail of an account may be asked for. */
export type AccountMailAllowance =
  /** `release`: where it is not asked for after all. */
  | { readonly isOpen: true; readonly release: () => Promise<void> }
  | { readonly isOpen: false; readonly thing: LimitedThing; readonly opensInS: number };

/** Counts a mail to a mailbox, whether it will be written or not, and for the address that asks. Rule: docs/limits.md. */
export async function takeAccountMail(
  { limits, rateLimits }: { readonly limits: Limits; readonly rateLimits: RateLimits },
  { propertyId, email, address }: { propertyId: PropertyId; email: string; address: string },
): Promise<AccountMailAllowance> {
  const common = { propertyId, windowS: WINDOW_S };
  const ofAddress = await rateLimits.take({
    ...common,
    kind: 'account-mails-per-address',
    subject: address,
    max: limits.accountMailsPerAddress,
  });
  if (!ofAddress.isOpen)
    return { isOpen: false, thing: 'account-mails-from-address', opensInS: ofAddress.opensInS };
  const ofRecipient = await rateLimits.take({
    ...common,
    kind: 'account-mails-per-recipient',
    subject: mailboxOf(email),
    max: limits.accountMailsPerRecipient,
  });
  const release = async () => {
    await ofAddress.release();
    await ofRecipient.release();
  };
  if (ofRecipient.isOpen) return { isOpen: true, release };
  await ofAddress.release();
  return { isOpen: false, thing: 'account-mails', opensInS: ofRecipient.opensInS };
}
