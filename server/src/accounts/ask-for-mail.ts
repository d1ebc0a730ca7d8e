import { emailIssues } from '@portico/domain/people/email';
import { ok, refused, type Result } from '@portico/domain/result';
import { accountHotel } from './account-hotel.ts';
import type { AccountRequest, Registration } from './account-request.ts';
import { insertRequest } from './account-request.store.ts';
import { accountEmail } from './account.ts';
import { fieldFaults } from '../hotel/field-faults.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { takeLimits } from '../limits/take-limits.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';

/** Who asks for a mail to which address. */
export interface MailAsked {
  readonly propertyId: number;
  /** As typed. */
  readonly email: string;
  /** Of who asks, by `clientAddress`. */
  readonly address: string;
}

/** Asks for a link by mail: to confirm an address again, or to choose a new password. */
export async function askForLink(
  deps: AccountDeps,
  kind: 'confirm-again' | 'reset',
  asked: MailAsked,
): Promise<Result<undefined, AccountRefusal>> {
  const found = await accountHotel(deps.hotels, asked.propertyId);
  if (!found.ok) return found;
  const faults = fieldFaults(found.value, null, { email: 'EmailAddress' }, emailIssues(asked.email, true));
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  return askForMail(deps, found.value, asked, { kind });
}

/** What is asked; `register` makes what is kept of an account that is to be, and is called where it may be asked for. */
interface AskedFor extends Pick<AccountRequest, 'kind'> {
  readonly register?: () => Promise<Registration>;
}

/**
 * Keeps what was asked for an address and orders its mail, where neither its mailbox nor who asks has had too many. The
 * answer and the work are the same whether the address has an account or not. Rule: docs/accounts.md, "Who has an account".
 */
export async function askForMail(
  deps: AccountDeps,
  hotel: Hotel,
  asked: Pick<MailAsked, 'email' | 'address'>,
  { kind, register }: AskedFor,
): Promise<Result<undefined, AccountRefusal>> {
  const { propertyId, definition } = hotel;
  const email = accountEmail(asked.email);
  const who = { propertyId, mailbox: email, address: asked.address };
  const amounts = { accountMailsPerAddress: 1, accountMailsPerRecipient: 1 };
  const allowance = await takeLimits(deps, who, amounts);
  if (!allowance.isOpen) {
    const { thing, opensInS } = allowance;
    return refused({ code: 'request.too-many', thing, opensInS, telephone: definition.property.telephone });
  }
  try {
    const registration = (await register?.()) ?? null;
    await inTransaction(
      deps.database,
      (tx) => insertRequest(tx, propertyId, { kind, registration, email }, deps.clock.now()),
      { retryable: true },
    );
  } catch (error) {
    await allowance.release();
    throw error;
  }
  return ok(undefined);
}
