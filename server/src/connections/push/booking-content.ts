import { decimalOf } from '@portico/domain/money/decimal';
import { addDays } from '@portico/domain/calendar/local-date';
import type { Guest } from '@portico/domain/people/guest';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import { codeOf } from '../connection-codes.ts';
import type { ConnectionCodes } from '../connection.store.ts';
import { element, xmlOf } from '../ota/write-xml.ts';

/** The code of the hotel, and what the other system calls its rooms and rates. */
export interface ToldHotel {
  readonly code: string;
  readonly codes: ConnectionCodes;
}

/** OTA's codes of ages: adults, children, infants. */
const ages = { adults: 10, children: 8, infants: 7 } as const;

/** What a `HotelReservation` says of a booking as it is now, without card data. */
export function bookingContent(booking: BookedReservation, hotel: ToldHotel): string {
  const standing = booking.rooms.filter(({ cancelled }) => cancelled === null);
  const rooms = standing.length > 0 ? standing : booking.rooms;
  const { booker, currency, grossMinor, comment, specialRequests, arrivalTime } = booking;
  const arrives = arrivalTime === null ? null : `Expected to arrive at ${arrivalTime}`;
  const words = [arrives, comment, specialRequests].filter((text) => text !== null && text !== '');
  return [
    element(
      'RoomStays',
      {},
      ...rooms.map((room, index) => roomStay(room, index + 1, { ...hotel, currency })),
    ),
    element(
      'ResGuests',
      {},
      ...rooms.map(({ leadGuest }, index) =>
        element('ResGuest', { ResGuestRPH: index + 1 }, profile({ ...booker, ...named(leadGuest) })),
      ),
    ),
    element(
      'ResGlobalInfo',
      {},
      words.length === 0
        ? ''
        : element(
            'Comments',
            {},
            ...words.map((text) => element('Comment', {}, element('Text', {}, xmlOf(text ?? '')))),
          ),
      total(grossMinor, currency),
      element(
        'HotelReservationIDs',
        {},
        element('HotelReservationID', { ResID_Type: 14, ResID_Value: booking.referenceNumber }),
      ),
      profile(booker),
    ),
  ].join('');
}

/** Of a guest only what was given: the booker stands for the rest. */
const named = (guest: Guest) => Object.fromEntries(Object.entries(guest).filter(([, text]) => text !== ''));

const amountOf = (minor: number, currency: BookedReservation['currency']) => ({
  AmountAfterTax: decimalOf(minor, currency).toFixed(2),
  CurrencyCode: currency,
});

const total = (minor: number, currency: BookedReservation['currency']) =>
  element('Total', amountOf(minor, currency));

function roomStay(
  room: BookedRoom,
  guest: number,
  { code, codes, currency }: ToldHotel & Pick<BookedReservation, 'currency'>,
): string {
  const RoomTypeCode = codeOf(codes.roomTypes, room.roomTypeId);
  const RatePlanCode = codeOf(codes.ratePlans, room.ratePlanId);
  const rates = room.nights.map(({ date, grossMinor }) =>
    element(
      'Rate',
      { UnitMultiplier: 1, EffectiveDate: date, ExpireDate: addDays(date, 1) },
      element('Base', amountOf(grossMinor, currency)),
      total(grossMinor, currency),
    ),
  );
  return element(
    'RoomStay',
    {},
    element('RoomTypes', {}, element('RoomType', { RoomType: room.roomTypeName, RoomTypeCode })),
    element('RatePlans', {}, element('RatePlan', { RatePlanCode, RatePlanName: room.ratePlanName })),
    element(
      'RoomRates',
      {},
      element('RoomRate', { RoomTypeCode, RatePlanCode, NumberOfUnits: 1 }, element('Rates', {}, ...rates)),
    ),
    element(
      'GuestCounts',
      {},
      ...(['adults', 'children', 'infants'] as const).flatMap((kind) =>
        room.guests[kind] === 0
          ? []
          : [element('GuestCount', { AgeQualifyingCode: ages[kind], Count: room.guests[kind] })],
      ),
    ),
    element('TimeSpan', { Start: room.stay.arrival, End: room.stay.departure }),
    total(room.grossMinor + room.extrasGrossMinor, currency),
    element('BasicPropertyInfo', { HotelCode: code }),
    element('ResGuestRPHs', {}, element('ResGuestRPH', { RPH: guest })),
    room.extras.length === 0
      ? ''
      : element(
          'Comments',
          {},
          ...room.extras.map(({ name, quantity }) =>
            element('Comment', {}, element('Text', {}, xmlOf(`${quantity} × ${name}`))),
          ),
        ),
  );
}

function profile(person: Partial<BookedReservation['booker']>): string {
  const {
    firstName = '',
    lastName = '',
    email = '',
    phone = '',
    street = '',
    city = '',
    postCode = '',
  } = person;
  const address = [
    street === '' ? '' : element('AddressLine', {}, xmlOf(street)),
    city === '' ? '' : element('CityName', {}, xmlOf(city)),
    postCode === '' ? '' : element('PostalCode', {}, xmlOf(postCode)),
  ].join('');
  const customer = element(
    'Customer',
    {},
    element(
      'PersonName',
      {},
      element('GivenName', {}, xmlOf(firstName)),
      element('Surname', {}, xmlOf(lastName)),
    ),
    phone === '' ? '' : element('Telephone', { PhoneNumber: phone }),
    email === '' ? '' : element('Email', {}, xmlOf(email)),
    address === '' ? '' : element('Address', {}, address),
  );
  return element(
    'Profiles',
    {},
    element('ProfileInfo', {}, element('Profile', { ProfileType: 1 }, customer)),
  );
}
