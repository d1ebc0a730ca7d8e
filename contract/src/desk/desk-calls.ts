import type * as z from 'zod';
import { bookingCalls } from './calls/booking-calls.ts';
import { booksCalls } from './calls/books-calls.ts';
import { bookingsCalls } from './calls/bookings-calls.ts';
import { changeCalls } from './calls/change-calls.ts';
import { hotelDataCalls } from './calls/hotel-data-calls.ts';
import { connectionCalls } from './calls/connection-calls.ts';
import { invoiceCalls } from './calls/invoice-calls.ts';
import { guestCalls } from './calls/guest-calls.ts';
import { newBookingCalls } from './calls/new-booking-calls.ts';
import { ratesCalls } from './calls/rates-calls.ts';
import { reportsCalls } from './calls/reports-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import { setUpCalls } from './calls/set-up-calls.ts';
import { staffCalls } from './calls/staff-calls.ts';
import type { DeskCallKind } from './desk-call.ts';
import { todayCalls } from './calls/today-calls.ts';
import { voucherCalls } from './calls/voucher-calls.ts';
import { webhookCalls } from './calls/webhook-calls.ts';

const declared = {
  ...sessionCalls,
  ...todayCalls,
  ...bookingsCalls,
  ...bookingCalls,
  ...changeCalls,
  ...guestCalls,
  ...newBookingCalls,
  ...ratesCalls,
  ...setUpCalls,
  ...reportsCalls,
  ...staffCalls,
  ...booksCalls,
  ...hotelDataCalls,
  ...invoiceCalls,
  ...voucherCalls,
  ...webhookCalls,
  ...connectionCalls,
} as const;

type Table = typeof declared;
/** A named type: otherwise the compiler would expand the table in every declaration that refers to it. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface DeskCalls extends Table {}

/** Such as `Booking/Cancel`. */
export type DeskCallName = keyof DeskCalls;
/** What a call takes, before parsing. */
export type DeskTakes<Name extends DeskCallName> = z.input<DeskCalls[Name]['takes']>;
/** The same, parsed. */
export type DeskTaken<Name extends DeskCallName> = z.output<DeskCalls[Name]['takes']>;
/** What it answers when it is not refused; instants are text, as ISO 8601 in UTC. */
export type DeskAnswer<Name extends DeskCallName> = z.input<DeskCalls[Name]['answers']>;

/**
 * What staff can do, by name: the one list behind `/api/Desk` and the hotel's commands. `POST
 * /api/Desk/{propertyCode}/{name}` takes and answers each as JSON. How to add one: docs/guides/adding-a-desk-call.md.
 */
export const deskCalls: {
  readonly [Name in DeskCallName]: {
    readonly kind: DeskCallKind;
    readonly takes: z.ZodType<DeskTaken<Name>, DeskTakes<Name>>;
    readonly answers: z.ZodType<DeskAnswer<Name>, DeskAnswer<Name>>;
  };
} = declared;
