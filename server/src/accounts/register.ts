import type { RegisterRequest } from '@portico/contract/calls/account-register';
import { emailIssues } from '@portico/domain/people/email';
import { nameIssues } from '@portico/domain/people/name';
import { passwordIssues } from '@portico/domain/people/password';
import { phoneIssues } from '@portico/domain/people/phone';
import { refused, type Result } from '@portico/domain/result';
import { accountHotel } from './account-hotel.ts';
import { fieldFaults, type FieldFault } from '../hotel/field-faults.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import { requestMail } from './request-mail.ts';

const registerFields = {
  firstName: 'Firstname',
  lastName: 'Lastname',
  email: 'EmailAddress',
  phone: 'MobileNumber',
  password: 'Password',
} as const satisfies Record<string, keyof RegisterRequest>;

const bothNames = { firstName: true, lastName: true };

/**
 * Stores a registration and enqueues the mail that confirms the address, or states that it already has an account.
 * Refuses form faults and too many mails. Rule: docs/accounts.md, "Registering".
 */
export async function register(
  deps: AccountDeps,
  body: RegisterRequest,
  address: string,
): Promise<Result<undefined, AccountRefusal>> {
  const found = await accountHotel(deps.hotels, body.PropertyId);
  if (!found.ok) return found;
  const hotel = found.value;
  const faults = faultsOf(hotel, body);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  // Hashing is the slowest step. It runs only within the limits, so that other guests can still log in.
  const register = async () => ({
    passwordHash: await deps.passwords.make(body.Password),
    firstName: body.Firstname.trim(),
    lastName: body.Lastname.trim(),
    phone: body.MobileNumber?.trim() ?? '',
  });
  return requestMail(deps, hotel, { email: body.EmailAddress, address }, { kind: 'register', register });
}

function faultsOf(hotel: Hotel, body: RegisterRequest): FieldFault[] {
  const owner = { email: body.EmailAddress.trim(), hotelName: hotel.definition.property.name };
  return fieldFaults(hotel, null, registerFields, [
    ...nameIssues({ firstName: body.Firstname, lastName: body.Lastname }, bothNames),
    ...emailIssues(body.EmailAddress, true),
    ...phoneIssues(body.MobileNumber ?? '', false),
    ...passwordIssues(body.Password, owner),
  ]);
}
