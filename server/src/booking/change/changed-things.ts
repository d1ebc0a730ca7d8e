import { moneyText } from '@portico/contract/texts/money-text';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import type { ChangedThing } from './change-plan.ts';

/** What differs, as the booking's history lists it. */
export function changedThings(before: BookedReservation, after: BookedReservation): ChangedThing[] {
  return [
    ...different('booker', personText(before.booker), personText(after.booker)),
    ...different('booker’s address', addressText(before), addressText(after)),
    ...different('gift voucher pays', voucherText(before), voucherText(after)),
    ...different('special requests', before.specialRequests ?? '', after.specialRequests ?? ''),
    ...different('expected arrival', before.arrivalTime ?? '', after.arrivalTime ?? ''),
    ...after.rooms.flatMap((room) => {
      const was = before.rooms.find(({ itemId }) => itemId === room.itemId);
      const amount = (minor: number) => moneyText(minor, after.currency);
      return changedRoomThings(room.roomNumber, was, room, amount);
    }),
  ];
}

function changedRoomThings(
  roomNumber: number,
  was: BookedRoom | undefined,
  now: BookedRoom,
  amount: (minor: number) => string,
): ChangedThing[] {
  const lines: Readonly<Record<string, (room: BookedRoom) => string>> = {
    dates: ({ stay }) => `${stay.arrival} to ${stay.departure}`,
    // Ids distinguish types of the same name.
    type: ({ roomTypeName, roomTypeId }) => `${roomTypeName} (${roomTypeId})`,
    rate: ({ ratePlanName, ratePlanId }) => `${ratePlanName} (${ratePlanId})`,
    guests: ({ guests }) => `${guests.adults}-${guests.children}-${guests.infants}`,
    'ages of children': ({ childAges }) => childAges.join(', '),
    'lead guest': ({ leadGuest }) => personText(leadGuest),
    'other guests': ({ fellows }) => fellows.map(personText).join(', '),
    beds: ({ roomConfiguration }) => roomConfiguration?.name ?? '',
    extras: ({ extras }) => extras.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
    'checked in online': ({ preCheckedInAt }) => (preCheckedInAt === null ? '' : 'yes'),
    promotion: ({ promotion }) => promotion?.name ?? '',
    price: ({ grossMinor, extrasGrossMinor }) => amount(grossMinor + extrasGrossMinor),
    cancelled: ({ cancelled }) => (cancelled === null ? '' : `for ${amount(cancelled.feeMinor)}`),
  };
  return Object.entries(lines).flatMap(([name, textOf]) =>
    different(`room ${roomNumber}, ${name}`, was === undefined ? '' : textOf(was), textOf(now)),
  );
}

function different(what: string, was: string, now: string): ChangedThing[] {
  return was === now ? [] : [{ what, was, now }];
}

function voucherText({ voucher, currency }: BookedReservation): string {
  return voucher === null ? '' : moneyText(voucher.minor, currency);
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

function personText({ firstName, lastName, email, phone }: Person): string {
  return [`${firstName} ${lastName}`, email, phone].filter((text) => text.trim() !== '').join(', ');
}

function addressText({ booker }: BookedReservation): string {
  const { street, city, stateOrCounty, postCode, countryId, optIn } = booker;
  const parts = [street, city, stateOrCounty, postCode, countryId === null ? '' : String(countryId)];
  return [...parts, optIn ? 'news by e-mail wanted' : ''].filter((text) => text !== '').join(', ');
}
