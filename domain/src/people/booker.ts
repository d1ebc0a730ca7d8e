import type { Issue } from '../result.ts';
import { emailIssues } from './email.ts';
import { nameIssues, type PersonName } from './name.ts';
import { phoneIssues } from './phone.ts';
import type { RequiredFields } from './required-fields.ts';
import { textIssues } from './text-issues.ts';

/** Who books and is written to. Empty text: not given. */
export interface Booker extends PersonName, PostalAddress {
  readonly email: string;
  readonly phone: string;
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
 * What a checkout asks for: the four personal details, street, country and post code always; city and county where
 * the hotel requires them. Rule: docs/journeys.md, "Details".
 */
export function requiredAtCheckout(required: RequiredFields): RequiredFields {
  return {
    ...required,
    firstName: true,
    lastName: true,
    email: true,
    phone: true,
    street: true,
    country: true,
    postCode: true,
  };
}

/** A booker at checkout: `required` are the hotel's flags, which can only add. */
export function bookerIssues(booker: Booker, required: RequiredFields): Issue[] {
  return [...personalDetailsIssues(booker, required), ...addressIssues(booker, requiredAtCheckout(required))];
}

/** The first half of a checkout's booker: name, e-mail and phone. */
function personalDetailsIssues(booker: Booker, required: RequiredFields): Issue[] {
  const needed = requiredAtCheckout(required);
  return [
    ...nameIssues(booker, needed),
    ...emailIssues(booker.email, needed.email),
    ...phoneIssues(booker.phone, needed.phone),
  ];
}

/** The second half, and that of an account: `country.required` beside the codes of a line of text. */
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
