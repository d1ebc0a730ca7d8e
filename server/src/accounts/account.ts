import type { IndividualId, PropertyId } from '@portico/domain/ids';
import type { AccountDetails } from '@portico/domain/people/account-details';

/** A guest who can log in to a hotel. Texts that were not given are empty. */
export interface Account extends AccountDetails {
  readonly propertyId: PropertyId;
  readonly individualId: IndividualId;
  /** In lower case. */
  readonly email: string;
  readonly passwordHash: string;
  /** The hotel has granted it to this guest. */
  readonly mayChoosePayment: boolean;
}

/** Whose account it is, by the address as it is kept. */
export function accountEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
