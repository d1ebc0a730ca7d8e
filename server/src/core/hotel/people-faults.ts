import { bookerFields } from '@portico/contract/wire/booker';
import { guestFields } from '@portico/contract/wire/guest';
import { bookerIssues, type Booker } from '@portico/domain/people/booker';
import { leadGuestIssues, type Guest } from '@portico/domain/people/guest';
import type { Issue } from '@portico/domain/result';
import { countryCode } from './country.ts';
import { fieldFaults, type FieldFault } from './field-faults.ts';
import type { Hotel } from './hotel.ts';

/** What is wrong with who books, by the same rules as in the form. */
export function bookerFaults(hotel: Hotel, booker: Booker): FieldFault[] {
  const hasUnknownCountry = booker.countryId !== null && countryCode(booker.countryId) === undefined;
  const country: Issue[] = hasUnknownCountry ? [{ field: 'countryId', code: 'country.required' }] : [];
  const issues = bookerIssues(booker, hotel.definition.settings.required);
  return fieldFaults(hotel, 'Booker', bookerFields, [...issues, ...country]);
}

/** The same of a lead guest; `parent`: of which room, as in `Rooms[0]`. */
export function leadGuestFaults(hotel: Hotel, parent: string, guest: Guest): FieldFault[] {
  const issues = leadGuestIssues(guest, hotel.definition.settings.required);
  return fieldFaults(hotel, `${parent}.LeadGuest`, guestFields, issues);
}
