import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import type { Booker } from '@portico/domain/people/booker';
import { emptyGuest, type Guest } from '@portico/domain/people/guest';
import { nameIssues } from '@portico/domain/people/name';
import { notesIssues } from '@portico/domain/people/text-issues';
import { asksChildAges, childAgesFaults } from '../../hotel/child-ages.ts';
import { fieldFaults, type FieldFault } from '../../hotel/field-faults.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { bedFaults, bookerByStaffFaults } from '../../hotel/people-faults.ts';
import { typedPhone } from '../../hotel/typed-phone.ts';

type Takes = DeskTaken<'NewBooking/Create'>;

/** The booker as typed; a number in national form is the hotel's country's. */
export function bookerOf(hotel: Hotel, { booker }: Takes): Booker {
  return {
    firstName: booker.firstName.trim(),
    lastName: booker.lastName.trim(),
    email: booker.email.trim(),
    phone: typedPhone(hotel, booker.phone),
    street: '',
    city: '',
    stateOrCounty: '',
    postCode: '',
    countryId: null,
    optIn: false,
  };
}

/** Who sleeps in a room: the booker, unless another is named. */
export function leadGuestOf(
  { leadGuest }: Takes['rooms'][number],
  { firstName, lastName, email, phone }: Booker,
): Guest {
  return leadGuest === null
    ? { firstName, lastName, email, phone }
    : { ...emptyGuest, firstName: leadGuest.firstName.trim(), lastName: leadGuest.lastName.trim() };
}

/** Faults of the people of a new booking and of what is written about them, by field. */
export function peopleFaults(hotel: Hotel, takes: Takes, booker: Booker): FieldFault[] {
  const notes = (['requests', 'note'] as const).flatMap((field) => notesIssues(field, takes[field]));
  return [
    ...bookerByStaffFaults(hotel, booker),
    ...fieldFaults(hotel, null, {}, notes),
    ...takes.rooms.flatMap((room, index) => roomFaults(hotel, room, `rooms.${index}`)),
  ];
}

function roomFaults(hotel: Hotel, room: Takes['rooms'][number], field: string): FieldFault[] {
  const { roomTypeId, bedOptionId, leadGuest, childAges, adults, children, infants } = room;
  const needed = { firstName: true, lastName: true };
  const isAsked = asksChildAges(hotel, { ...room, guests: { adults, children, infants } });
  return [
    // Which beds is asked of guests; the telephone may leave it open.
    ...(bedOptionId === null ? [] : bedFaults(hotel, field, roomTypeId, bedOptionId)),
    ...childAgesFaults(field, { isAsked, children, ages: childAges }),
    ...(leadGuest === null
      ? []
      : fieldFaults(hotel, `${field}.leadGuest`, {}, nameIssues(leadGuest, needed))),
  ];
}
