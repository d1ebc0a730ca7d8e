import type { BodyOf, EndpointPath, AnswerOf } from '../endpoints/endpoints.ts';
import type { Json } from './json-schemas.ts';

/** Of a call, by its types. */
interface Example<Path extends EndpointPath> {
  readonly request?: BodyOf<Path>;
  readonly answer?: AnswerOf<Path>;
}

const stay = { DateFrom: '2027-03-03', DateTo: '2027-03-05' };
const guests = { NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 };
const leadGuest = { FirstName: 'Ada', LastName: 'Lovelace' };
const done = { Success: true, RefusalCode: null } as const;

const reservation = {
  PropertyId: 7,
  ReservationId: '0192f1c0-7d5e-7000-8000-000000000001',
};
const change = { ...reservation, Version: 1, SpecialRequests: 'A quiet room, please' };

/** The way of a booking: searched, booked, looked at, changed, cancelled. */
const examples: { readonly [Path in EndpointPath]?: Example<Path> } = {
  '/api/Availability/Search': { request: { PropertyId: 7, ...stay, Rooms: [guests] } },
  '/api/Reservation/Create': {
    request: {
      PropertyId: 7,
      ...stay,
      Booker: {
        ...leadGuest,
        Email: 'ada@example.com',
        Phone: '+44 7700 900123',
        Street: '12 St James’s Square',
        CountryId: 826,
        ZipCode: 'SW1Y 4JH',
      },
      PaymentAmount: 0,
      PaymentType: null,
      Rooms: [{ ...stay, ...guests, RoomTypeId: 11, RatePlanId: 21, LeadGuest: leadGuest, TotalCost: 200 }],
    },
    answer: {
      ...done,
      Message: null,
      ReferenceNumber: 'ACDEFGHJKM',
      ConfirmationToken: 'k3Jq0Zb1VtYxR7m2Lw9sHg',
      Status: 'Confirmed',
      ActionUrl: null,
      TotalCost: 200,
      PaymentAmount: 0,
    },
  },
  '/api/Reservation/Status': {
    answer: {
      ...done,
      Message: null,
      Status: 'Confirmed',
      ReferenceNumber: 'ACDEFGHJKM',
      ActionUrl: null,
      HoldEndsAt: null,
      Refund: null,
    },
  },
  '/api/ManageBooking/Preview': { request: change },
  '/api/ManageBooking/Update': { request: change },
  '/api/ManageBooking/Cancel': {
    request: reservation,
    answer: { ...done, Message: '', Version: 2, Cost: 0, Refund: 0, RefundToVoucher: 0, RefundTo: [] },
  },
};

interface Media {
  readonly request?: Json;
  readonly answer?: Json;
}

/** The examples of a call, as a media type has them. */
export function examplesOf(path: string): Media {
  const [, found] = Object.entries(examples).find(([each]) => each === path) ?? [];
  const { request, answer } = found ?? {};
  return {
    ...(request !== undefined && { request: asMedia(request) }),
    ...(answer !== undefined && { answer: asMedia(answer) }),
  };
}

const asMedia = (value: unknown): Json => ({ examples: { usual: { value } } });
