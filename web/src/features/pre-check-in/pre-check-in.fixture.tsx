import {
  preCheckInReservationSchema,
  type PreCheckInReservation,
} from '@portico/contract/calls/pre-check-in';
import type {
  PreCheckInPreviewRequestBody,
  PreCheckInSaveRequestBody,
  PreCheckInSaveResponse,
} from '@portico/contract/calls/pre-check-in-save';
import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type * as z from 'zod';
import { countries, serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { inTurn } from '../../shared/booked/in-turn.fixture.ts';
import { buildDocumentData, buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { openDocument, renderOwned } from '../../shared/hotel/owned-page.fixture.tsx';
import PreCheckInPage from './pre-check-in-page.tsx';

/** As sent: ids are plain numbers, dates plain text. */
type SentReservation = z.input<typeof preCheckInReservationSchema>;
type SentItem = SentReservation['ReservationItems'][number];

export function buildGuest(changes: Partial<SentItem['Guests'][number]> = {}): SentItem['Guests'][number] {
  return {
    IndividualId: '1-1',
    FirstName: 'Ines',
    LastName: 'Thorley',
    Email: null,
    Phone: null,
    IsLead: true,
    IsChild: false,
    Age: null,
    AsksAge: false,
    ...changes,
  };
}

export const unnamed = buildGuest({ FirstName: '', LastName: '', IsLead: false });

/** A room for two, one of them named. */
export function buildItem(changes: Partial<SentItem> = {}): SentItem {
  return {
    ReservationItemId: '1',
    RoomNumber: 1,
    DateOfArrival: '2027-10-05',
    DateOfDeparture: '2027-10-09',
    RoomTypeId: 2,
    RoomType: { RoomTypeId: 2, Name: 'Rowan Lodge', Image: null },
    RatePlanId: 12,
    RatePlan: { RatePlanId: 12, RatePlanName: 'Flexible' },
    Policy: {
      PaymentPolicyConfiguration: [],
      Cancellation: [],
      AllowEdit: true,
      AllowCancel: true,
      AllowCompanyInvoice: false,
      CompanyInvoiceOnly: false,
    },
    RoomConfiguration: null,
    NumberOfAdults: 2,
    NumberOfChildren: 0,
    NumberOfInfants: 0,
    Guests: [buildGuest(), unnamed],
    Services: [],
    ServiceOptions: null,
    ChangeableUntil: { Date: '2027-03-13', At: '15:00' },
    OriginalTotalAccommodationCost: 480,
    OriginalTotalServicesCost: 0,
    OriginalTotalVat: 80,
    CompletedAt: null,
    ...changes,
  };
}

/** The mock's booking: one lodge for two. */
export function buildReservation(changes: Partial<SentReservation> = {}): PreCheckInReservation {
  return preCheckInReservationSchema.parse({
    Success: true,
    PropertyId: 7,
    ReferenceNumber: 'FL20977',
    IsReservation: true,
    EntityId: 'the-booking',
    SpecialRequests: null,
    ArrivalTime: null,
    NumberOfAdults: 2,
    NumberOfChildren: 0,
    NumberOfInfants: 0,
    CreditCards: [],
    Booker: {
      IndividualId: 'the-booking-0',
      FirstName: 'Ines',
      LastName: 'Thorley',
      Email: 'ines@thorley.example',
      Phone: '+44 7700 900123',
      Street: '1 Fell Lane',
      City: null,
      CountryId: 826,
      StateOrCounty: null,
      ZipCode: 'CA12 5XG',
      OptInToReceiveUpdates: false,
    },
    Company: null,
    ReservationItems: [buildItem()],
    Version: 1,
    CompletedAt: null,
    CardRequired: false,
    HowToKeepCard: null,
    PendingSave: null,
    LastSave: null,
    DateFrom: '2027-10-05',
    DateTo: '2027-10-09',
    CheckInTime: '15:00',
    CheckOutTime: '10:00',
    DirectionsUrl: 'https://maps.example/house',
    ...changes,
  } satisfies SentReservation);
}

/** The same with everything saved at the hotel. */
export function buildCompleted(changes: Partial<SentReservation> = {}): PreCheckInReservation {
  const at = '2027-10-01T10:00:00Z';
  const second = { ...unnamed, FirstName: 'Alasdair', LastName: 'Thorley' };
  return buildReservation({
    Version: 2,
    CompletedAt: at,
    ReservationItems: [buildItem({ CompletedAt: at, Guests: [buildGuest(), second] })],
    ...changes,
  });
}

export function saveAnswer(changes: Partial<PreCheckInSaveResponse> = {}): Response {
  return Response.json({
    Success: true,
    Message: null,
    RefusalCode: null,
    Quote: null,
    Status: 'Applied',
    ActionUrl: null,
    Reservation: buildCompleted(),
    ...changes,
  } satisfies PreCheckInSaveResponse);
}

/** Holds the page's address. */
export let address: ReturnType<typeof createMemoryRouter>;

interface Served {
  /** In order, the last one repeatedly. */
  readonly gets?: readonly (() => Response | Promise<Response>)[];
  readonly saves?: readonly (() => Response | Promise<Response>)[];
  readonly previews?: readonly (() => Response)[];
  readonly more?: Parameters<typeof serveHotelApi>[0];
  readonly hotel?: ReturnType<typeof buildHotel>;
  readonly path?: string;
}

export const link = guestPaths.preCheckIn('TEST', 'FL20977', 'the-code');

/** The page at a link, with the server's answers; returns the requests. */
export function openLink({
  gets = [() => Response.json(buildReservation())],
  saves = [],
  previews = [],
  more,
  hotel = buildHotel(),
  path = link,
}: Served = {}) {
  const preview = inTurn<PreCheckInPreviewRequestBody, Response>(previews);
  const save = inTurn<PreCheckInSaveRequestBody, Response | Promise<Response>>(saves);
  Element.prototype.scrollIntoView = () => undefined;
  openDocument(buildDocumentData());
  serveHotelApi({
    ...countries,
    '/api/PreCheckIn/Get': inTurn(gets).answer,
    '/api/PreCheckIn/Preview': preview.answer,
    '/api/PreCheckIn/Save': save.answer,
    ...more,
  });
  address = createMemoryRouter(
    [{ element: <Outlet />, children: [{ path: pages.preCheckIn.path, element: <PreCheckInPage /> }] }],
    { initialEntries: [path] },
  );
  const shown = renderOwned(hotel, <RouterProvider router={address} />);
  return { previewed: preview.sent, sent: save.sent, keys: save.keys, shown };
}
