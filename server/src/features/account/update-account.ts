import type { AccountUpdateRequest, AccountUpdateResponse } from '@portico/contract/calls/account-update';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { accountFields } from '@portico/contract/wire/account';
import { accountDetailsIssues, type AccountDetails } from '@portico/domain/people/account-details';
import { ok, refused, type Issue, type Result } from '@portico/domain/result';
import { updateAccount } from '../../core/account/account.store.ts';
import type { Account } from '../../core/account/account.ts';
import { readUser } from '../../core/account/read-user.ts';
import { countryCode } from '../../core/hotel/country.ts';
import { fieldFaults } from '../../core/hotel/field-faults.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import { done } from './answers.ts';
import type { AccountOfHotel } from './logged-in-account.ts';

/** Keeps what a guest tells of themselves; what is not named stays. Rule: docs/accounts.md, "Details". */
export async function updateDetails(
  { database }: AccountDeps,
  { hotel, account }: AccountOfHotel,
  body: AccountUpdateRequest,
): Promise<Result<AccountUpdateResponse, AccountRefusal>> {
  const details = detailsOf(account, body);
  const { countryId } = details;
  const hasUnknownCountry = countryId !== null && countryCode(countryId) === undefined;
  const country: Issue[] = hasUnknownCountry ? [{ field: 'countryId', code: 'country.required' }] : [];
  const faults = fieldFaults(hotel, null, accountFields, [...accountDetailsIssues(details), ...country]);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  await updateAccount(database.kysely, account, details);
  const User = await readUser(database.kysely, hotel, { ...account, ...details });
  return ok({ ...done(accountTexts.saved), User });
}

function detailsOf(kept: Account, body: AccountUpdateRequest): AccountDetails {
  const text = (sent: string | null | undefined, was: string) =>
    sent === undefined ? was : (sent?.trim() ?? '');
  return {
    firstName: text(body.Firstname, kept.firstName),
    lastName: text(body.Lastname, kept.lastName),
    phone: text(body.Telephone, kept.phone),
    street: text(body.Street, kept.street),
    city: text(body.City, kept.city),
    stateOrCounty: text(body.StateOrCounty, kept.stateOrCounty),
    postCode: text(body.ZipCode, kept.postCode),
    countryId: body.CountryId === undefined ? kept.countryId : body.CountryId,
    receiveBrandOffers: body.ReceiveBrandOffers ?? kept.receiveBrandOffers,
  };
}
