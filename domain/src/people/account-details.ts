import type { Issue } from '../result.ts';
import { addressIssues, type PostalAddress } from './booker.ts';
import { nameIssues, type PersonName } from './name.ts';
import { phoneIssues } from './phone.ts';
import { nothingRequired } from './required-fields.ts';

/** What a guest tells of themselves in an account. Empty text: not given. */
export interface AccountDetails extends PersonName, PostalAddress {
  readonly phone: string;
  /** Wants to hear from the hotel. */
  readonly receiveBrandOffers: boolean;
}

const namesAlone = { ...nothingRequired, firstName: true, lastName: true };

/** The names have to be given; the rest is of use at the next checkout. Rule: docs/accounts.md, "Details". */
export function accountDetailsIssues(details: AccountDetails): Issue[] {
  return [
    ...nameIssues(details, namesAlone),
    ...phoneIssues(details.phone, namesAlone.phone),
    ...addressIssues(details, namesAlone),
  ];
}
