import { bookerFields } from '@portico/contract/wire/booker';
import { guestFields } from '@portico/contract/wire/guest';
import { bookerIssues, requiredAtCheckout } from '@portico/domain/people/booker';
import { leadGuestIssues } from '@portico/domain/people/guest';
import type { Issue } from '@portico/domain/result';
import { countryCode } from '../hotel/country.ts';
import { fieldFaults, type FieldFault } from '../hotel/field-faults.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookingRequest } from './booking-request.ts';

/** What is wrong with the booker and the lead guests, by the same rules as in the form. */
export function peopleFaults(hotel: Hotel, { booker, rooms }: BookingRequest): FieldFault[] {
  const { required } = hotel.definition.settings;
  const hasUnknownCountry = booker.countryId !== null && countryCode(booker.countryId) === undefined;
  const country: Issue[] = hasUnknownCountry ? [{ field: 'countryId', code: 'country.required' }] : [];
  const ofBooker = [...bookerIssues(booker, requiredAtCheckout(required)), ...country];
  const ofGuests = rooms.flatMap(({ leadGuest }, index) =>
    fieldFaults(hotel, `Rooms[${index}].LeadGuest`, guestFields, leadGuestIssues(leadGuest, required)),
  );
  return [...fieldFaults(hotel, 'Booker', bookerFields, ofBooker), ...ofGuests];
}
