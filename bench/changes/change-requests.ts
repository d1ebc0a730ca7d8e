import { randomUUID } from 'node:crypto';
import type { CancelRequestBody } from '@portico/contract/calls/manage-cancel';
import type { ManageUpdateRequestBody } from '@portico/contract/calls/manage-update';
import type { ProcessRequestBody } from '@portico/contract/calls/pay-by-link';
import type { PreCheckInSaveRequestBody } from '@portico/contract/calls/pre-check-in-save';
import type { Grants } from '@portico/server/access/grants';
import { payLinkCode } from '@portico/server/access/pay-link-code';
import { preCheckInCode } from '@portico/server/access/pre-check-in-link';
import { approvedCard, browserData, oneAdult } from '@portico/testing/booking/booking-body';
import { DOUBLE, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import { BENCH_PROPERTY } from '../create/bench-hotel.ts';
import { BENCH_SECRET } from '../served/served-options.ts';
import { moved } from './bare-changes.store.ts';
import type { CopiedBooking } from './copied-bookings.store.ts';
import { INVOICE_MINOR, type OpenInvoice } from './open-invoices.store.ts';
import type { PostedOnce } from './measure-change.ts';

/** A booking not changed since it was made. */
const asBooked = { linkVersion: 1, by: 'link' } as const;
const secrets = [BENCH_SECRET] as const;

function cookieFor({ reservationId }: CopiedBooking, grants: Grants): string {
  const given = grants.give({}, { propertyId: BENCH_PROPERTY, reservationId, ...asBooked });
  return given.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Moves a Double at Flexible to other nights at the same price. */
export function moveRequest(booking: CopiedBooking, grants: Grants): PostedOnce {
  const { arrival, departure } = moved(booking.stay);
  const body = {
    LanguageCode: 'en',
    PropertyId: BENCH_PROPERTY,
    ReservationId: booking.reservationId,
    Version: 1,
    ReservationItems: [
      {
        ReservationItemId: booking.itemId,
        DateOfArrival: arrival,
        DateOfDeparture: departure,
        RoomTypeId: DOUBLE,
        RatePlanId: FLEXIBLE,
        ...oneAdult,
      },
    ],
    SeenTotalCost: 200,
    SeenPayment: 0,
  } satisfies ManageUpdateRequestBody;
  const headers = { cookie: cookieFor(booking, grants), 'idempotency-key': randomUUID() };
  return { path: '/api/ManageBooking/Update', headers, body, expected: '"Status":"Applied"' };
}

/** Cancels a whole booking paid by card, free of charge. */
export function cancelRequest(booking: CopiedBooking, grants: Grants): PostedOnce {
  const body = {
    PropertyId: BENCH_PROPERTY,
    ReservationId: booking.reservationId,
    Version: 1,
    SeenCost: 0,
  } satisfies CancelRequestBody;
  const headers = { cookie: cookieFor(booking, grants) };
  return { path: '/api/ManageBooking/Cancel', headers, body, expected: '"Refund":160' };
}

/** Names the guests of a room. */
export function checkInRequest({ referenceNumber, ...booking }: CopiedBooking): PostedOnce {
  const code = preCheckInCode(secrets, { propertyId: BENCH_PROPERTY, ...booking, linkVersion: 1 });
  const body = {
    LanguageCode: 'en',
    PropertyId: BENCH_PROPERTY,
    ReferenceNumber: referenceNumber,
    Code: code,
    Version: 1,
    ReservationItems: [
      { ReservationItemId: booking.itemId, Guests: [{ FirstName: 'Bea', LastName: 'Brook' }] },
    ],
  } satisfies PreCheckInSaveRequestBody;
  const headers = { 'idempotency-key': randomUUID() };
  return { path: '/api/PreCheckIn/Save', headers, body, expected: '"Status":"Applied"' };
}

/** Pays an invoice in full by card. */
export function payRequest({ number, paymentId }: OpenInvoice): PostedOnce {
  const body = {
    PropertyId: BENCH_PROPERTY,
    Action: 'Pay',
    InvoiceNumber: number,
    AmountToPay: INVOICE_MINOR / 100,
    PaymentId: paymentId,
    Hash: payLinkCode(secrets, { propertyId: BENCH_PROPERTY, paymentId, linkVersion: 1 }),
    Email: 'ada@example.com',
    CardDetails: approvedCard,
    BrowserData: browserData,
  } satisfies ProcessRequestBody;
  const headers = { 'idempotency-key': randomUUID() };
  return { path: '/api/PayByLink/Process', headers, body, expected: '"Success":true' };
}
