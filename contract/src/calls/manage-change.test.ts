import { localDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, ReservationId, ReservationItemId, RoomTypeId } from '@portico/domain/ids';
import { describe, expect, test } from 'vitest';
import {
  managePreviewRequestSchema,
  managePreviewResponseSchema,
  type ManagePreviewRequest,
  type ManagePreviewRequestBody,
  type ManagePreviewResponse,
} from './manage-preview.ts';
import {
  searchDateOptionsRequestSchema,
  searchDateOptionsResponseSchema,
  type ReservationItemRateRow,
  type SearchDateOptionsRequest,
  type SearchDateOptionsRequestBody,
  type SearchDateOptionsResponse,
} from './manage-search-date-options.ts';
import {
  manageUpdateRequestSchema,
  manageUpdateResponseSchema,
  type ManageUpdateRequest,
  type ManageUpdateRequestBody,
  type ManageUpdateResponse,
} from './manage-update.ts';
import { upgradeOptionsResponseSchema, type UpgradeOptionsResponse } from './manage-upgrade-options.ts';
import { changeQuoteSchema, type WireChangeQuote } from './parts/change-quote.ts';

const id = '019385d2-7b4e-7cc2-9d0a-0242ac120002';
const room = {
  ReservationItemId: id as ReservationItemId,
  DateOfArrival: localDate('2027-03-14'),
  DateOfDeparture: localDate('2027-03-17'),
  RoomTypeId: 11 as RoomTypeId,
  RatePlanId: 21 as RatePlanId,
  NumberOfAdults: 2,
  NumberOfChildren: 0,
  NumberOfInfants: 0,
};
const order: ManageUpdateRequestBody = { PropertyId: 1, ReservationId: id as ReservationId, Version: 1 };

const quote: WireChangeQuote = {
  Rooms: [],
  TotalWas: 200,
  TotalNow: 300,
  CancellationFee: 0,
  Paid: 200,
  ToPayNow: 100,
  Refund: 0,
  RefundToVoucher: 0,
  RefundTo: [],
  VoucherPays: 0,
  DueLater: [],
  DueAtHotel: 0,
  DueOnInvoice: 0,
  HowToPay: 'kept-card',
  KeptCard: { Name: 'Visa', LastFour: '4242' },
};

describe('an order to change a booking', () => {
  test('that names nothing leaves all as it is', () => {
    const read: ManageUpdateRequest = manageUpdateRequestSchema.parse(order);
    expect(read).toEqual({ ...order, RoomsToCancel: [], ReservationItems: [] });
  });

  test('may leave a room its guests, beds and extras, and may add one without an id', () => {
    const body: ManagePreviewRequestBody = {
      ...order,
      ReservationItems: [room, { ...room, ReservationItemId: null }],
    };
    const read: ManagePreviewRequest = managePreviewRequestSchema.parse(body);
    expect(read.ReservationItems.map((item) => item.LeadGuest)).toEqual([undefined, undefined]);
  });

  test('may name of a room only what changes of it, and nothing of one that it adds', () => {
    const ReservationItems = [{ ReservationItemId: id, DateOfDeparture: '2027-03-18' }, {}];
    expect(manageUpdateRequestSchema.safeParse({ ...order, ReservationItems }).success).toBe(true);
  });

  test.each([
    ['a flag that is the hotel’s to set', { CanBeEdited: true }],
    ['an id that is none', { ReservationId: '1 OR 1=1' }],
    ['a card number in its requests', { SpecialRequests: 'My card is 4242 4242 4242 4242' }],
    ['a negative total', { SeenTotalCost: -1 }],
    [
      'more than a hotel could hold',
      { ReservationItems: Array.from({ length: 51 }, () => ({ ...room, ReservationItemId: null })) },
    ],
  ])('is refused with %s', (_, fields) => {
    expect(manageUpdateRequestSchema.safeParse({ ...order, ...fields }).success).toBe(false);
  });

  test('brings no card where it only asks for the price', () => {
    expect(managePreviewRequestSchema.safeParse({ ...order, CardDetails: null }).success).toBe(false);
    const answer: ManagePreviewResponse = { Success: true, Message: null, RefusalCode: null, Quote: quote };
    expect(managePreviewResponseSchema.parse(answer)).toEqual(answer);
    expect(changeQuoteSchema.safeParse({ ...quote, HowToPay: 'cheque' }).success).toBe(false);
  });

  test('is answered with the sums of this moment where they are others than were seen', () => {
    const answer: ManageUpdateResponse = {
      Success: false,
      Message: 'The price has changed since you chose.',
      RefusalCode: 'quote.price-changed',
      Status: 'Refused',
      ActionUrl: null,
      Quote: quote,
      Reservation: null,
    };
    expect(manageUpdateResponseSchema.parse(answer)).toEqual(answer);
  });
});

test('a search for other dates names rooms of the booking, and answers a row for each', () => {
  const body: SearchDateOptionsRequestBody = {
    PropertyId: 1,
    DateFrom: '2027-03-20',
    DateTo: '2027-03-23',
    ReservationItemIds: [id],
  };
  const read: SearchDateOptionsRequest = searchDateOptionsRequestSchema.parse(body);
  expect(read).toEqual(body);
  expect(searchDateOptionsRequestSchema.safeParse({ ...body, ReservationItemIds: [] }).success).toBe(false);
  const rows: ReservationItemRateRow[] = [];
  const none: SearchDateOptionsResponse = {
    Success: false,
    Message: 'Sorry, your selection is not available.',
    RefusalCode: 'basket.no-room-left',
    ReservationItemRateRows: rows,
  };
  expect(searchDateOptionsResponseSchema.parse(none)).toEqual(none);
});

test('upgrades of a booked room are answered as a search is', () => {
  const none: UpgradeOptionsResponse = { RoomTypes: [], NumberOfRoomsPerRoomTypeId: {} };
  expect(upgradeOptionsResponseSchema.parse(none)).toEqual(none);
});
