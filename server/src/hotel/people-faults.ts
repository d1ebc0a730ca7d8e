import { toBedOptions } from '@portico/contract/property-file/to-domain';
import { issueText } from '@portico/contract/texts/issue-texts';
import { bookerFields } from '@portico/contract/wire/booker';
import { guestFields } from '@portico/contract/wire/guest';
import type { BedOptionId, RoomTypeId } from '@portico/domain/ids';
import { bedIsChosen } from '@portico/domain/occupancy/bed-option';
import { bookerIssues, type Booker } from '@portico/domain/people/booker';
import { leadGuestIssues, personIssues, type Guest } from '@portico/domain/people/guest';
import type { Issue } from '@portico/domain/result';
import { countryCode } from './country.ts';
import { fieldFaults, type FieldFault } from './field-faults.ts';
import type { Hotel } from './hotel.ts';

/** Faults of a booker, by the rules of the form. */
export function bookerFaults(hotel: Hotel, booker: Booker): FieldFault[] {
  const hasUnknownCountry = booker.countryId !== null && countryCode(booker.countryId) === undefined;
  const country: Issue[] = hasUnknownCountry ? [{ field: 'countryId', code: 'country.required' }] : [];
  const issues = bookerIssues(booker, hotel.definition.settings.required);
  return fieldFaults(hotel, 'Booker', bookerFields, [...issues, ...country]);
}

const reachedBy = { firstName: true, lastName: true, email: false, phone: false };
const unreachable = { field: 'booker.phone', message: 'Ask for a telephone number or an e-mail address' };

/** Faults of a booker whom staff write down: both names, and a telephone number or an e-mail address. */
export function bookerByStaffFaults(hotel: Hotel, booker: Guest): FieldFault[] {
  return [
    ...fieldFaults(hotel, 'booker', {}, personIssues(booker, reachedBy)),
    ...(booker.email === '' && booker.phone === '' ? [unreachable] : []),
  ];
}

/** Faults of a room's beds, which its lead guest chooses; null: none were chosen. */
export function bedFaults(
  { definition, roomTypes }: Hotel,
  parent: string,
  roomTypeId: RoomTypeId,
  chosen: BedOptionId | null,
): FieldFault[] {
  const part = roomTypes.get(roomTypeId)?.part;
  const options = part === undefined ? [] : toBedOptions(part);
  const isOfThisType = chosen === null || options.includes(chosen);
  return isOfThisType &&
    bedIsChosen({ isRequired: definition.settings.askRoomConfiguration, options, chosen })
    ? []
    : [{ field: `${parent}.RoomConfigurationDropdownOptionId`, message: issueText('bed.missing') }];
}

/** Faults of a lead guest; `parent`: the room, as in `Rooms[0]`. `required`: by default what the hotel's form asks. */
export function leadGuestFaults(
  hotel: Hotel,
  parent: string,
  guest: Guest,
  required: Parameters<typeof leadGuestIssues>[1] = hotel.definition.settings.required,
): FieldFault[] {
  const issues = leadGuestIssues(guest, required);
  return fieldFaults(hotel, `${parent}.LeadGuest`, guestFields, issues);
}
