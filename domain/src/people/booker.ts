import type { Issue } from '../result.ts';
import { personIssues, type Guest } from './guest.ts';
import type { RequiredFields } from './required-fields.ts';
import { textIssues } from './text-issues.ts';

/** The booker, who receives the mails. Empty text: not given. */
export interface Booker extends Guest, PostalAddress {
  /** Opted in to the hotel's offers. */
  readonly optIn: boolean;
}

/** Empty text: not given. */
export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly stateOrCounty: string;
  readonly postCode: string;
  /** ISO 3166 numeric; null or 0: not chosen. */
  readonly countryId: number | null;
}

const MAX_STREET_LENGTH = 200;
const MAX_PLACE_LENGTH = 80;
const MAX_POST_CODE_LENGTH = 20;

/**
 * Issues of a booker at checkout. The four personal details, street, country and post code are always required; city
 * and county if the hotel requires them. Rule: docs/journeys.md, "Details".
 */
export function bookerIssues(booker: Booker, required: RequiredFields): Issue[] {
  const person = { firstName: true, lastName: true, email: true, phone: true };
  const address = { ...required, street: true, country: true, postCode: true };
  return [...personIssues(booker, person), ...addressIssues(booker, address)];
}

/** Issues of a booker's or account's address: `country.required`, and the codes of a line of text. */
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
