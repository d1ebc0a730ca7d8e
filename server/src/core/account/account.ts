import type { IndividualId, PropertyId } from '@portico/domain/ids';

/** A guest who can log in to a hotel. Texts that were not given are empty. */
export interface Account {
  readonly propertyId: PropertyId;
  readonly individualId: IndividualId;
  /** In lower case. */
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly stateOrCounty: string;
  readonly postCode: string;
  readonly countryId: number | null;
  readonly receiveBrandOffers: boolean;
  /** The hotel has granted it to this guest. */
  readonly mayChoosePayment: boolean;
}

/** Whose account it is, by the address as it is kept. */
export function accountEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
