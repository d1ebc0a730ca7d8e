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

/** A request for a mail to an address. */
export interface MailRequest {
  readonly propertyId: number;
  /** As typed. */
  readonly email: string;
  /** The client's address, by `clientAddress`. */
  readonly address: string;
}

/** Requests a link by mail: to confirm an address again, or to reset a password. */
export async function requestLink(
  deps: AccountDeps,
  kind: 'confirm-again' | 'reset',
  request: MailRequest,
): Promise<Result<undefined, AccountRefusal>> {
  const found = await accountHotel(deps.hotels, request.propertyId);
  if (!found.ok) return found;
  const faults = fieldFaults(found.value, null, { email: 'EmailAddress' }, emailIssues(request.email, true));
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  return requestMail(deps, found.value, request, { kind });
}

/** The request. `register` makes the registration to store; it is called only within the limits. */
interface RequestedMail extends Pick<AccountRequest, 'kind'> {
  readonly register?: () => Promise<Registration>;
}

/**
 * Stores a request for an address and enqueues its mail, unless its mailbox or the client had too many. Reply and work
 * are the same whether or not the address has an account. Rule: docs/accounts.md, "Who has an account".
 */
export async function requestMail(
  deps: AccountDeps,
  hotel: Hotel,
  request: Pick<MailRequest, 'email' | 'address'>,
  { kind, register }: RequestedMail,
): Promise<Result<undefined, AccountRefusal>> {
  const { propertyId, definition } = hotel;
  const email = accountEmail(request.email);
  const who = { propertyId, mailbox: email, address: request.address };
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
