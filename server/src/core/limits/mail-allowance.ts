import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { PropertyId } from '@portico/domain/ids';
import type { Limits } from '../../config/limits.ts';
import type { RateLimits, Taken } from './rate-limits.ts';

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
 * Counts one booking for the mailbox it will write to and for the address that asks, before it is begun: what is begun
 * may always write to its guest. Rule: docs/limits.md, "Mails".
 */
export async function takeMail(
  { limits, rateLimits }: { readonly limits: Limits; readonly rateLimits: RateLimits },
  { propertyId, address, email }: MailOrder,
): Promise<MailAllowance> {
  const common = { propertyId, windowS: WINDOW_S };
  const toRecipient = await rateLimits.take({
    ...common,
    kind: 'mails-per-recipient',
    subject: mailboxOf(email),
    max: limits.mailsPerRecipient,
  });
  if (!toRecipient.isOpen) return closed('mails-to-recipient', toRecipient);
  const fromAddress = await rateLimits.take({
    ...common,
    kind: 'mails-per-address',
    subject: address,
    max: limits.mailsPerAddress,
  });
  if (fromAddress.isOpen) {
    return {
      isOpen: true,
      release: async () => {
        await toRecipient.release();
        await fromAddress.release();
      },
    };
  }
  await toRecipient.release();
  return closed('mails-from-address', fromAddress);
}

function closed(thing: LimitedThing, { opensInS }: Taken): MailAllowance {
  return { isOpen: false, thing, opensInS };
}

/** One mailbox has many addresses: in any case, and with any +tag. */
function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
