import type { Issue } from '../result.ts';
import { emailIssues } from './email.ts';
import { nameIssues, type PersonName } from './name.ts';
import { phoneIssues } from './phone.ts';
import type { RequiredFields } from './required-fields.ts';

/** One person who sleeps in a room. Empty text: not given. */
export interface Guest extends PersonName {
  readonly email: string;
  readonly phone: string;
}

/** Of whom nothing is given. */
export const nobody: Guest = { firstName: '', lastName: '', email: '', phone: '' };

/** Of whoever is asked for by name; `required`: what may not be left empty. */
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

/**
 * A lead guest needs both names whatever the hotel requires; e-mail and phone where `required` says so.
 * Rule: docs/journeys.md, "Details".
 */
export function leadGuestIssues(guest: Guest, required: Pick<RequiredFields, 'email' | 'phone'>): Issue[] {
  return personIssues(guest, { ...required, firstName: true, lastName: true });
}
