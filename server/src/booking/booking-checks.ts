import { issueText } from '@portico/contract/texts/issue-texts';
import type { LocalTime } from '@portico/domain/calendar/property-clock';
import { isTooLong, spanOf, stayOf, type Stay } from '@portico/domain/calendar/stay';
import { sumGuests, totalGuests } from '@portico/domain/occupancy/guests';
import type { Hotel } from '../hotel/hotel.ts';
import type { RoomsToQuote } from '../availability/pricing/rooms-to-quote.ts';
import type { BookingRequest } from './booking-request.ts';
import type { FieldFault } from '../hotel/field-faults.ts';
import { bedFaults, bookerFaults, leadGuestFaults } from '../hotel/people-faults.ts';
import { invalid, type BookingRefusal } from './submit/booking-refusal.ts';
import { arrivalRefusal, departureRefusal, sameDayRefusal } from './submit/stay-checks.ts';
import { asksChildAges, childAgesFaults } from '../hotel/child-ages.ts';

interface Facts<Request> {
  readonly hotel: Hotel;
  readonly request: Request;
  /** The dates in the header of the request. */
  readonly head: Stay;
  /** The property's clock. */
  readonly now: LocalTime;
}

type Check<Request> = (facts: Facts<Request>) => BookingRefusal | undefined;
type RoomsCheck = Check<Pick<RoomsToQuote, 'rooms' | 'byStaff'>>;
type BookingCheck = Check<BookingRequest>;

/** Why a booking is refused before it is priced; the first refusal wins. Rule: docs/booking.md, "Checks". */
export function bookingRefusal(facts: Facts<BookingRequest>): BookingRefusal | undefined {
  return roomsRefusal(facts) ?? firstRefusal(BOOKING_CHECKS, facts);
}

/** The checks of `bookingRefusal` that need only the rooms. */
export function roomsRefusal(
  facts: Facts<Pick<RoomsToQuote, 'rooms' | 'byStaff'>>,
): BookingRefusal | undefined {
  return firstRefusal(ROOMS_CHECKS, facts);
}

function firstRefusal<Request>(
  checks: readonly Check<Request>[],
  facts: Facts<Request>,
): BookingRefusal | undefined {
  for (const check of checks) {
    const refusal = check(facts);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

const eachStayHasNights: RoomsCheck = ({ request }) =>
  invalidRooms(request.rooms, ({ stay }, field) =>
    stayOf(stay.arrival, stay.departure).ok
      ? []
      : [{ field: `${field}.DateTo`, message: issueText('stay.reversed') }],
  );

const headAgreesWithRooms: RoomsCheck = ({ request, head }) => {
  const span = spanOf(request.rooms.map(({ stay }) => stay));
  return invalid([
    ...(head.arrival === span.arrival
      ? []
      : [{ field: 'DateFrom', message: 'Expected the first arrival of the rooms' }]),
    ...(head.departure === span.departure
      ? []
      : [{ field: 'DateTo', message: 'Expected the last departure of the rooms' }]),
  ]);
};

const liesInWindow: RoomsCheck = ({ head, now }) =>
  arrivalRefusal(head.arrival, now.date) ?? departureRefusal(head.departure, now.date);

const isNotTooLong: RoomsCheck = ({ hotel, request }) => {
  const mostNights = hotel.definition.settings.maxNightsOnStay;
  return invalidRooms(request.rooms, ({ stay }, field) =>
    isTooLong(stay, mostNights)
      ? [{ field: `${field}.DateTo`, message: issueText('stay.too-long', { mostNights }) }]
      : [],
  );
};

const hasNotTooManyRooms: RoomsCheck = ({ hotel, request }) =>
  request.rooms.length > hotel.definition.settings.maxNumberOfRoomsOnBooking
    ? { code: 'basket.too-many-rooms' }
    : undefined;

const hasSomebodyInEachRoom: RoomsCheck = ({ hotel, request }) => {
  const unit = hotel.definition.property.unitName;
  const empty = request.rooms.flatMap(({ guests }, index) =>
    totalGuests(guests) > 0
      ? []
      : [{ field: `Rooms[${index}].NumberOfAdults`, message: issueText('search.nobody-in-room', { unit }) }],
  );
  const hasAdult = sumGuests(request.rooms.map(({ guests }) => guests)).adults > 0;
  const noAdult = hasAdult ? [] : [{ field: 'Rooms', message: issueText('search.no-adult') }];
  return invalid([...empty, ...noAdult]);
};

const isNotTooLateForToday: RoomsCheck = ({ hotel, request, head, now }) =>
  request.byStaff?.areStayRulesWaived ? undefined : sameDayRefusal(hotel, head.arrival, now);

const namesEachExtraOnce: RoomsCheck = ({ request }) =>
  invalidRooms(request.rooms, ({ extras }, field) =>
    extras.flatMap(({ extraId, quantity }, place) =>
      quantity === 0 || extras.findIndex((other) => other.extraId === extraId && other.quantity > 0) === place
        ? []
        : [{ field: `${field}.Services[${place}].ServiceId`, message: 'Expected each service once' }],
    ),
  );

const choosesBeds: BookingCheck = ({ hotel, request }) =>
  invalidRooms(request.rooms, ({ roomTypeId, bedOptionId }, field) =>
    bedFaults(hotel, field, roomTypeId, bedOptionId),
  );

const statesAgesOfChildren: BookingCheck = ({ hotel, request }) =>
  invalidRooms(request.rooms, (room, field) =>
    childAgesFaults(field, {
      isAsked: asksChildAges(hotel, room),
      children: room.guests.children,
      ages: room.childAges,
    }),
  );

const namesItsPeople: BookingCheck = ({ hotel, request }) =>
  invalid([
    ...bookerFaults(hotel, request.booker),
    ...request.rooms.flatMap(({ leadGuest }, index) => leadGuestFaults(hotel, `Rooms[${index}]`, leadGuest)),
  ]);

const ROOMS_CHECKS: readonly RoomsCheck[] = [
  eachStayHasNights,
  headAgreesWithRooms,
  liesInWindow,
  isNotTooLong,
  hasNotTooManyRooms,
  hasSomebodyInEachRoom,
  isNotTooLateForToday,
  namesEachExtraOnce,
];

const BOOKING_CHECKS: readonly BookingCheck[] = [choosesBeds, statesAgesOfChildren, namesItsPeople];

/** Faults of each room. `field`: path of the room, as in `Rooms[0]`. */
function invalidRooms<Room>(
  rooms: readonly Room[],
  faultsOf: (room: Room, field: string) => readonly FieldFault[],
): BookingRefusal | undefined {
  return invalid(rooms.flatMap((room, index) => faultsOf(room, `Rooms[${index}]`)));
}
