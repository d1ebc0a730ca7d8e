import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { localDate } from '@portico/domain/calendar/local-date';
import { DOUBLE, FLEXIBLE, PROPERTY, SAVER } from '../builders/hotel-file.ts';

type Room = CreateRequestBody['Rooms'][number];
type Card = NonNullable<CreateRequestBody['CardDetails']>;

/** Two nights from 3 March 2027. */
export const ARRIVAL = localDate('2027-03-03');
export const DEPARTURE = localDate('2027-03-05');

export const approvedCard = {
  CardNumber: '4242 4242 4242 4242',
  NameOnCard: 'Ada Lovelace',
  EmailAddress: 'ada@example.com',
  CreditCardTypeId: 1,
  ExpiryMonth: 12,
  ExpiryYear: 2029,
  SecurityCode: '987',
} satisfies Card;

export const declinedCard = { ...approvedCard, CardNumber: '4000 0000 0000 0002' } satisfies Card;

/** The browser details sent when a bank may ask for authentication. */
export const browserData: NonNullable<CreateRequestBody['BrowserData']> = {
  ColorDepthInBits: 24,
  JavaScriptEnabled: true,
  BrowserLanguage: 'en-GB',
  ScreenHeight: 900,
  ScreenWidth: 1_440,
  UserAgent: 'Mozilla/5.0',
  TimezoneOffSet: 0,
};

/** The default occupancy. */
export const oneAdult = toWireGuestCounts({ adults: 1, children: 0, infants: 0 });

/** One Double for one adult at Saver, 2 nights at 80.00, paid in full. */
export function buildRoom(room: Partial<Room> = {}): Room {
  return {
    DateFrom: ARRIVAL,
    DateTo: DEPARTURE,
    RoomTypeId: DOUBLE,
    RatePlanId: SAVER,
    ...oneAdult,
    LeadGuest: { FirstName: 'Ada', LastName: 'Lovelace' },
    TotalCost: 160,
    ...room,
  };
}

/** A booking of that room by Ada Lovelace with a card that is approved. */
export function buildBooking(body: Partial<CreateRequestBody> = {}): CreateRequestBody {
  return {
    LanguageCode: 'en',
    PropertyId: PROPERTY,
    DateFrom: ARRIVAL,
    DateTo: DEPARTURE,
    Booker: {
      FirstName: 'Ada',
      LastName: 'Lovelace',
      Email: 'ada@example.com',
      Phone: '+44 7700 900123',
      Street: '12 St James’s Square',
      CountryId: 826,
      ZipCode: 'SW1Y 4JH',
    },
    CardDetails: approvedCard,
    BrowserData: browserData,
    PaymentAmount: 160,
    PaymentType: 5,
    Rooms: [buildRoom()],
    ...body,
  };
}

/** The same room at Flexible, 2 nights at 100.00: nothing due before the stay, no card. */
export function buildFlexibleBooking(body: Partial<CreateRequestBody> = {}): CreateRequestBody {
  return buildBooking({
    CardDetails: null,
    PaymentAmount: 0,
    PaymentType: null,
    Rooms: [buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 200 })],
    ...body,
  });
}

/** The booking of `buildBooking` with its one room changed. */
export function buildBookingOf(room: Partial<Room>, body: Partial<CreateRequestBody> = {}) {
  return withRoom(buildBooking(body), room);
}

/** The same at Flexible. */
export function buildFlexibleBookingOf(room: Partial<Room>, body: Partial<CreateRequestBody> = {}) {
  return withRoom(buildFlexibleBooking(body), room);
}

function withRoom(body: CreateRequestBody, room: Partial<Room>): CreateRequestBody {
  return { ...body, Rooms: body.Rooms.map((first) => ({ ...first, ...room })) };
}
