import {
  managedReservationSchema,
  managedRoomSchema,
  type ManagedReservation,
  type ManagedRoom,
} from '@portico/contract/calls/parts/managed-reservation';
import { confirmedRoomSchema } from '@portico/contract/calls/parts/room';
import type { CreateRequestBody, CreateResponse } from '@portico/contract/calls/reservation-create';
import {
  confirmationResponseSchema,
  type ConfirmationResponse,
  type ConfirmedRoom,
  type StatusResponse,
} from '@portico/contract/calls/reservation-read';
import { vi } from 'vitest';
import type * as z from 'zod';

export const token = 'AbCdEfGhIjKlMnOpQrStUv';

export interface SentCreate {
  readonly key: string | null;
  readonly body: CreateRequestBody;
}

type Answer = Response | Promise<Response>;

/** The server's answers by path; anything a test does not name is not found. */
export function serveHotelApi(
  answers: Readonly<Record<string, (init: RequestInit, url: string) => Answer>>,
): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const answer = answers[url.split('?')[0] ?? ''];
    if (answer === undefined) return Promise.resolve(Response.json({}, { status: 404 }));
    return Promise.resolve(answer(init, url));
  });
}

const dialling = (DialCode: string) => ({ DialCode, TrunkPrefix: '0', IsMainOfDialCode: true });

export const countries = {
  '/api/StaticData/TEST/countries': () =>
    Response.json([
      { Id: 250, Name: 'France', Code: 'FR', Dialling: dialling('33') },
      { Id: 826, Name: 'United Kingdom', Code: 'GB', Dialling: dialling('44') },
    ]),
};

/** Answers each Create with the next of these, then always with the last, and records the requests. */
export function createCall(...replies: (() => Answer)[]) {
  const sent: SentCreate[] = [];
  const answer = (init: RequestInit): Answer => {
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ key, body: JSON.parse(String(init.body)) as CreateRequestBody });
    return replies[Math.min(sent.length, replies.length) - 1]?.() ?? Response.error();
  };
  return { sent, call: { '/api/Reservation/Create': answer } };
}

export function createAnswer(changes: Partial<CreateResponse> = {}): Response {
  return Response.json({
    Success: true,
    Message: null,
    RefusalCode: null,
    ReferenceNumber: 'QHK4821356',
    ConfirmationToken: token,
    Status: 'Confirmed',
    ActionUrl: null,
    TotalCost: 300,
    PaymentAmount: 60,
    ...changes,
  } satisfies CreateResponse);
}

export function statusAnswer(changes: Partial<StatusResponse> = {}): Response {
  return Response.json({
    Success: true,
    Message: null,
    RefusalCode: null,
    Status: 'Pending',
    ReferenceNumber: 'QHK4821356',
    ActionUrl: null,
    HoldEndsAt: null,
    Refund: null,
    ...changes,
  } satisfies StatusResponse);
}

/** As sent: ids are plain numbers, dates plain text. */
type SentConfirmation = z.input<typeof confirmationResponseSchema>;
type SentRoom = z.input<typeof confirmedRoomSchema>;
type SentService = SentRoom['Services'][number];

/** One extra of a booked room, with only its booked data from the hotel. */
export function buildBookedService(changes: Partial<SentService> = {}): SentService {
  return {
    ReservationItemId: '1',
    ServiceId: 1,
    ServiceCode: null,
    ServiceName: 'Oysters on arrival',
    ServiceDescription: null,
    AllowEditOnBookingEngine: true,
    Quantity: 1,
    Price: null,
    ChargeType: 'PerQuantity',
    ChargePerPerson: false,
    Articles: null,
    TotalCost: 38,
    ...changes,
  };
}

export function buildBookedRoom(changes: Partial<SentRoom> = {}): ConfirmedRoom {
  return confirmedRoomSchema.parse({
    ReservationItemId: '1',
    RoomNumber: 1,
    DateOfArrival: '2027-03-14',
    DateOfDeparture: '2027-03-17',
    RoomTypeId: 2,
    RoomTypeName: 'The Boatshed',
    RoomTypeImage: null,
    RatePlanId: 12,
    RatePlanName: 'Flexible, with breakfast',
    NumberOfAdults: 2,
    NumberOfChildren: 1,
    NumberOfInfants: 0,
    LeadGuest: { IndividualId: '1-1', FirstName: 'Marian', LastName: 'Oakshott-Pell' },
    ChildAges: [],
    RoomConfiguration: null,
    Promotion: null,
    Services: [],
    Policy: {
      PaymentPolicyConfiguration: [],
      Cancellation: [
        { DaysBefore: 2, At: '18:00', Fee: 'Nights', Value: 1, NoShow: false },
        { DaysBefore: null, At: null, Fee: 'Full', Value: null, NoShow: true },
      ],
      AllowEdit: false,
      AllowCancel: false,
      AllowCompanyInvoice: false,
      CompanyInvoiceOnly: false,
    },
    VatSettings: { Rate: 20, IsExclusive: false },
    CityTax: null,
    Nights: ['2027-03-14', '2027-03-15', '2027-03-16'].map((Date) => ({
      Date,
      TotalCost: 210,
      CityTax: 0,
    })),
    TotalRoomCost: 630,
    TotalDiscountedRoomCost: 630,
    TotalServicesCost: 0,
    TotalVat: 105,
    TotalCityTax: 0,
    TotalPayment: 126,
    TotalCost: 630,
    IsCancelled: false,
    CancellationFee: 0,
    CanBeEdited: false,
    CanBeCancelled: false,
    ExtrasCanBeAdded: true,
    ...changes,
  } satisfies SentRoom);
}

/** Payments were made at once, with one card. */
export function buildConfirmation(changes: Partial<SentConfirmation> = {}): ConfirmationResponse {
  const { Paid = 126 } = changes;
  const Card = { Name: 'Visa', LastFour: '4242' };
  return confirmationResponseSchema.parse({
    PropertyId: 7,
    ReservationId: '0192',
    ReservationNumber: 'QHK4821356',
    Status: 'Confirmed',
    DateFrom: '2027-03-14',
    DateTo: '2027-03-17',
    BookedAt: '2027-03-02T14:26:00.000Z',
    SpecialRequests: null,
    Comment: null,
    CanBeEdited: false,
    CanBeCancelled: false,
    IsCancelled: false,
    CreditCards: [{ Name: 'Visa', LastFour: '4242' }],
    Booker: {
      IndividualId: '0192-0',
      FirstName: 'Marian',
      LastName: 'Oakshott-Pell',
      Email: 'marian@example.com',
      Phone: '',
    },
    Company: null,
    LocationName: null,
    PromoCode: null,
    HopGiftVoucherCode: null,
    HopGiftDiscountAmount: 0,
    Rooms: [buildBookedRoom()],
    TotalRoomCost: 630,
    TotalDiscountedRoomCost: 630,
    TotalServicesCost: 0,
    CancellationFees: 0,
    TotalVat: 105,
    VatByRate: [{ Rate: 20, Net: 525, Vat: 105 }],
    CityTaxes: [],
    TotalPayment: 0,
    TotalCost: 630,
    Paid,
    PaidAtHotel: 0,
    Payments: Paid > 0 ? [{ Card, Date: '2027-03-02', Amount: Paid }] : [],
    DueNow: 0,
    DueLater: [{ Date: '2027-03-07', Amount: 104 }],
    DueAtHotel: 400,
    DueOnInvoice: 0,
    PaymentType: 5,
    ...changes,
  } satisfies SentConfirmation);
}

const unreached = { Email: null, Phone: null };
const unnamed = { ...unreached, IsPlaceholder: true };

type SentManagedRoom = z.input<typeof managedRoomSchema>;
type SentManaged = z.input<typeof managedReservationSchema>;

/** A room that can be changed and cancelled free of charge until 18:00 on 12 March 2027. */
export function buildManagedRoom(changes: Partial<SentManagedRoom> = {}): ManagedRoom {
  return managedRoomSchema.parse({
    ...buildBookedRoom({ CanBeEdited: true, CanBeCancelled: true }),
    LeadGuest: { ...unreached, IndividualId: '1-1', FirstName: 'Marian', LastName: 'Oakshott-Pell' },
    Guests: [
      { ...unnamed, IndividualId: '1-2', FirstName: 'Guest', LastName: '2', IsChild: false },
      { ...unnamed, IndividualId: '1-3', FirstName: 'Child', LastName: '1', IsChild: true },
    ],
    Services: [],
    IsCancelled: false,
    HasUpgrades: true,
    AsksChildAges: false,
    ChangeableUntil: { Date: '2027-03-12', At: '18:00' },
    WhyNotChangeable: null,
    Cancelling: {
      CostNow: 0,
      RefundNow: 126,
      RefundToVoucher: 0,
      RefundTo: [{ Card: { Name: 'Visa', LastFour: '4242' }, Amount: 126 }],
      OwedThen: 0,
    },
    ...changes,
  });
}

export function buildManaged(changes: Partial<SentManaged> = {}): ManagedReservation {
  return managedReservationSchema.parse({
    ...buildConfirmation({ CanBeEdited: true, CanBeCancelled: true }),
    Version: 1,
    Booker: {
      IndividualId: '0192-0',
      FirstName: 'Marian',
      LastName: 'Oakshott-Pell',
      Email: 'marian@example.com',
      Phone: '+44 7700 900123',
      Street: '3 Old Mill Lane',
      City: null,
      CountryId: 826,
      StateOrCounty: null,
      ZipCode: 'CT5 1AB',
      OptInToReceiveUpdates: false,
    },
    Rooms: [buildManagedRoom()],
    Cancelling: {
      CostNow: 0,
      RefundNow: 126,
      RefundToVoucher: 0,
      RefundTo: [{ Card: { Name: 'Visa', LastFour: '4242' }, Amount: 126 }],
      OwedThen: 0,
    },
    PendingChange: null,
    LastChange: null,
    OpenedBy: 'Link',
    EmailToConfirm: null,
    ...changes,
  });
}
