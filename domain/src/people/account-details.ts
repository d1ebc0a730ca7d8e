import type { Issue } from '../result.ts';
import { addressIssues, type PostalAddress } from './booker.ts';
import { nameIssues, type PersonName } from './name.ts';
import { phoneIssues } from './phone.ts';
import { nothingRequired } from './required-fields.ts';

/** The details in a guest's account. Empty text: not given. */
export interface AccountDetails extends PersonName, PostalAddress {
  readonly phone: string;
  /** Opted in to the hotel's offers. */
  readonly receiveBrandOffers: boolean;
}

const namesAlone = { ...nothingRequired, firstName: true, lastName: true };

/** Names are required; the rest prefills the next checkout. Rule: docs/accounts.md, "Details". */
export function accountDetailsIssues(details: AccountDetails): Issue[] {
  return [
    ...nameIssues(details, namesAlone),
    ...phoneIssues(details.phone, namesAlone.phone),
    ...addressIssues(details, namesAlone),
  ];
}
