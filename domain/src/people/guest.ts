import type { Issue } from '../result.ts';
import { emailIssues } from './email.ts';
import { nameIssues, type PersonName } from './name.ts';
import { phoneIssues } from './phone.ts';
import type { RequiredFields } from './required-fields.ts';

/** A guest of a room. Empty text: not given. */
export interface Guest extends PersonName {
  readonly email: string;
  readonly phone: string;
}

/** A guest without details. */
export const emptyGuest: Guest = { firstName: '', lastName: '', email: '', phone: '' };

/** Issues of a named person; `required`: the fields that may not be empty. */
export function personIssues(
  { email, phone, ...name }: Guest,
  required: Pick<RequiredFields, 'firstName' | 'lastName' | 'email' | 'phone'>,
): Issue[] {
  return [
    ...nameIssues(name, required),
    ...emailIssues(email, required.email),
    ...phoneIssues(phone, required.phone),
  ];
}

/** A lead guest always needs both names; e-mail and phone if `required`. Rule: docs/journeys.md, "Details". */
export function leadGuestIssues(guest: Guest, required: Pick<RequiredFields, 'email' | 'phone'>): Issue[] {
  return personIssues(guest, { ...required, firstName: true, lastName: true });
}
