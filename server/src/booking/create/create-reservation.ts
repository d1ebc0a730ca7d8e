import {
  createResponseSchema,
  type CreateRequest,
  type CreateResponse,
} from '@portico/contract/calls/reservation-create';
import type { IndividualId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import { guestPaths } from '@portico/contract/paths';
import type * as z from 'zod';
import { storedJson } from '../../platform/database/stored-json.ts';
import { limitLabel } from '../../config/limits.ts';
import { pollProvider } from '../../payments/settle/poll-provider.ts';
import { atOneImport } from '../../hotel/at-one-import.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { challengeHoldEnd } from '../holds/hold-times.ts';
import { holderOf } from '../holds/holder.ts';
import { limitCardHold } from '../holds/limit-card-hold.ts';
import { fingerprintOf } from '../../platform/once/idempotency.ts';
import type { Counted } from '../../limits/rate-limit.store.ts';
import { once } from '../../platform/once/once.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { Attempt } from '../../payments/attempts/attempt.ts';
import type { PaymentAnswer } from '../../payments/payment-port.ts';
import { createAnswer } from '../../reservation/reservation-answer.ts';
import { bookingSettler, bookingSettlerOf } from '../settle-booking/booking-settler.ts';
import type { Settled } from '../settle-booking/outcome.ts';
import { settle } from '../../payments/settle/settle.ts';
import { beginBooking, type BegunBooking } from './begin-booking.ts';
import { browserFactsOf, type Caller } from '../../payments/browser-facts.ts';
import { bookingAccount } from '../../accounts/booking-account.ts';
import { bookingRequestOf, type BookingRequest } from '../booking-request.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { readAsItStands } from '../latest-reservation.ts';
import { payAndSettle, readToPay, type Payer, type ToPay } from '../submit/pay-and-settle.ts';
import type { ReservationDeps } from './reservation-deps.ts';

/** Scope of Create's idempotency keys. */
export const CREATE_SCOPE = 'reservation.create';

const { shape } = createResponseSchema;
const answerOfAnyVersion: z.ZodType<CreateResponse> = createResponseSchema.extend({
  Message: shape.Message.default(null),
  RefusalCode: shape.RefusalCode.default(null),
  ActionUrl: shape.ActionUrl.default(null),
  TotalCost: shape.TotalCost.default(null),
  PaymentAmount: shape.PaymentAmount.default(null),
});

/** A stored answer; fields that an earlier version did not store are null. */
const storedCreateAnswer = storedJson('answer of reservation.create', answerOfAnyVersion);

export interface Created {
  readonly answer: CreateResponse;
  /** Whether an earlier request with the same key decided it. */
  readonly isRepeat: boolean;
  /** Whether this request began the booking, which then owns what was counted. */
  readonly isFirst: boolean;
  /** As this request found or began it; undefined: it failed. */
  readonly reservation: BookedReservation | undefined;
}

export interface Booking extends Caller {
  /** Where the card counts as declined until it has paid. */
  readonly cardTry?: Counted | undefined;
  /** The logged-in individual, by the session; undefined: none. */
  readonly individualId?: IndividualId | undefined;
}

/**
 * Books, once per `idempotencyKey`: takes the nights, calls the payment provider with no transaction open, and settles
 * its answer. An open payment answers `Pending` with the token. A bank's question answers `ActionRequired` with its
 * URL. Rule: docs/booking.md.
 */
export async function createReservation(
  deps: ReservationDeps,
  body: CreateRequest,
  idempotencyKey: string | undefined,
  from: Booking,
): Promise<Result<Created, BookingRefusal>> {
  const hotel = await deps.hotels.find(body.PropertyId);
  if (hotel === undefined) return refused({ code: 'property.unknown' });
  const account = await bookingAccount(deps.database.kysely, hotel, from.individualId, body.CardDetails);
  if (!account.ok) return account;
  const request = bookingRequestOf(body, account.value);
  const one = {
    propertyId: hotel.propertyId,
    scope: CREATE_SCOPE,
    key: idempotencyKey,
    fingerprint: fingerprintOf({ ...body, CardDetails: null, BrowserData: null }),
    readAnswer: storedCreateAnswer,
  };
  const { address, cardTry } = from;
  let isFirst = false;
  const begun = await atOneImport(deps.hotels, hotel, (current) =>
    once<CreateResponse, BegunBooking, BookingRefusal>(deps, one, (tx, run) => {
      isFirst = true;
      return beginBooking(deps, tx, { hotel: current, body, request, address, cardTry }, run);
    }),
  );
  if (!begun.ok) {
    const limit = limitMetBy(begun.refusal);
    if (limit !== undefined) deps.onLimitMet(limit);
    return begun;
  }
  if (begun.value.kind === 'answered') {
    const { answer } = begun.value;
    const reservation =
      'reservation' in begun.value ? begun.value.reservation : await readStored(deps, hotel, answer);
    return ok({ answer, isRepeat: !isFirst, isFirst, reservation });
  }
  const toPay =
    'reservation' in begun.value
      ? begun.value
      : await readToPay(deps.database.kysely, hotel.propertyId, begun.value.attempt.attemptId);
  const settled = await payBooking(deps, toPay, {
    hotel,
    request,
    browser: browserFactsOf(body.BrowserData, from),
  });
  const answer = createAnswer(settled.reservation, settled.actionUrl);
  return ok({ answer, isRepeat: false, isFirst, reservation: toPay.reservation });
}

/** The booking of a stored answer; undefined if it had failed. */
async function readStored(
  { database }: ReservationDeps,
  { propertyId }: Hotel,
  { Success, ConfirmationToken: confirmationToken }: CreateResponse,
): Promise<BookedReservation | undefined> {
  return Success && confirmationToken !== null
    ? readReservation(database.kysely, propertyId, { confirmationToken })
    : undefined;
}

interface BookingPayer extends Pick<Payer, 'hotel' | 'browser'> {
  readonly request: BookingRequest;
}

async function payBooking(
  deps: ReservationDeps,
  toPay: ToPay,
  { hotel, request, browser }: BookingPayer,
): Promise<Settled> {
  const { attempt, reservation } = toPay;
  const payer = {
    hotel,
    card: request.card,
    browser,
    returnPath: guestPaths.status(hotel.definition.property.code, reservation.confirmationToken),
    keepCard: (request.account?.saveCard ?? false) || reservation.due.later.length > 0,
    expiresAt: challengeHoldEnd(reservation),
  };
  const settled = await payAndSettle(deps, toPay, payer, async (answer) => {
    const done = await settle(deps, bookingSettlerOf(reservation), attempt, answer, 'in-request');
    return limitCard(deps, attempt, done, answer);
  });
  return settled ?? readAsItStands(deps, reservation);
}

/** If too many bookings with the same card wait at the bank, ends this one at once. */
async function limitCard(
  deps: ReservationDeps,
  attempt: Attempt,
  settled: Settled,
  answer: PaymentAnswer,
): Promise<Settled> {
  if (answer.kind !== 'action-required' || answer.fingerprint === undefined) return settled;
  const card = holderOf(deps.secret, 'card', answer.fingerprint);
  const hold = await limitCardHold(deps, settled.reservation, card, deps.clock.now());
  if (hold !== 'refused') return settled;
  deps.onLimitMet('held');
  return pollProvider(deps, bookingSettler, attempt, 'in-request');
}

/** Metrics label of the limit that refused a booking while it was begun. */
function limitMetBy(refusal: BookingRefusal): string | undefined {
  if (refusal.code === 'booking.pay-now') return limitLabel('unpaidShare');
  if (refusal.code !== 'request.too-many') return undefined;
  return refusal.thing === 'unpaid' ? limitLabel('unpaidRoomsPerAddress') : refusal.thing;
}
