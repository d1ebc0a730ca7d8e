import type { IndividualId, PropertyId } from '@portico/domain/ids';
import type { AccountDetails } from '@portico/domain/people/account-details';

/** A guest who can log in to a hotel. Texts that were not given are empty. */
export interface Account extends AccountDetails {
  readonly propertyId: PropertyId;
  readonly individualId: IndividualId;
  /** In lower case. */
  readonly email: string;
  readonly passwordHash: string;
  /** Granted to this guest by the hotel. */
  readonly mayChoosePayment: boolean;
}

/** The key of an account: its address as stored. */
export function accountEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
