import type { Issue } from '../result.ts';
import { personIssues, type Guest } from './guest.ts';
import type { RequiredFields } from './required-fields.ts';
import { textIssues } from './text-issues.ts';

/** Who books and is written to. Empty text: not given. */
export interface Booker extends Guest, PostalAddress {
  /** Wants to hear from the hotel. */
  readonly optIn: boolean;
}

/** Empty text: not given. */
export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly stateOrCounty: string;
  readonly postCode: string;
  /** ISO 3166 numeric; null or 0: none chosen. */
  readonly countryId: number | null;
}

const MAX_STREET_LENGTH = 200;
const MAX_PLACE_LENGTH = 80;
const MAX_POST_CODE_LENGTH = 20;

/**
 * A booker at checkout: the four personal details, street, country and post code are needed always, city and county where
 * the hotel requires them. Rule: docs/journeys.md, "Details".
 */
export function bookerIssues(booker: Booker, required: RequiredFields): Issue[] {
  const person = { firstName: true, lastName: true, email: true, phone: true };
  const address = { ...required, street: true, country: true, postCode: true };
  return [...personIssues(booker, person), ...addressIssues(booker, address)];
}

/** An address, of a booker and of an account: `country.required` beside the codes of a line of text. */
export function addressIssues(address: PostalAddress, needed: RequiredFields): Issue[] {
  const line = (field: 'street' | 'city' | 'stateOrCounty' | 'postCode', maxLength: number): Issue[] =>
    textIssues(field, address[field], { isRequired: needed[field], maxLength });
  const hasCountry = address.countryId !== null && address.countryId > 0;
  return [
    ...line('street', MAX_STREET_LENGTH),
    ...line('city', MAX_PLACE_LENGTH),
    ...line('stateOrCounty', MAX_PLACE_LENGTH),
    ...line('postCode', MAX_POST_CODE_LENGTH),
    ...(needed.country && !hasCountry ? [{ field: 'countryId', code: 'country.required' }] : []),
  ];
}
