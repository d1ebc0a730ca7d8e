import type { CreateRequest, CreateResponse } from '@portico/contract/calls/reservation-create';
import { ok, refused, type Result } from '@portico/domain/result';
import { cardDigits } from '@portico/domain/payment/card-brand';
import { fingerprintOf } from '../../core/idempotency.ts';
import { once } from '../../core/once.ts';
import { readReservation } from '../../core/read-reservation.store.ts';
import type { Attempt } from '../../core/payment-ledger.store.ts';
import type { PaymentAnswer } from '../../core/payment-port.ts';
import { createAnswer } from '../../core/reservation-answer.ts';
import { settle } from '../../core/settle.ts';
import { beginBooking } from './begin-booking.ts';
import { bookingRequestOf, type RequestedCard } from './booking-request.ts';
import type { CreateRefusal } from './create-refusal.ts';
import type { ReservationDeps } from './reservation-deps.ts';

/**
 * Books, once for each `idempotencyKey`: takes the nights, asks the payment provider with no transaction open, and
 * settles what it said. What the provider leaves open answers `Pending` with the token. Rule: docs/booking.md.
 */
export async function createReservation(
  deps: ReservationDeps,
  body: CreateRequest,
  idempotencyKey: string | undefined,
): Promise<Result<CreateResponse, CreateRefusal>> {
  const hotel = await deps.hotels.find(body.PropertyId);
  if (hotel === undefined) return refused({ code: 'property.unknown' });
  const request = bookingRequestOf(body);
  const one = {
    propertyId: hotel.propertyId,
    scope: 'reservation.create',
    key: idempotencyKey,
    fingerprint: fingerprintOf({ ...body, CardDetails: null, BrowserData: null }),
  };
  const begun = await once<CreateResponse, CreateRefusal>(deps, one, (tx, now) =>
    beginBooking(deps, tx, { hotel, body, request }, now),
  );
  if (!begun.ok) return begun;
  if (begun.value.kind === 'answered') return ok(begun.value.answer);
  return ok(await payAndSettle(deps, begun.value.attempt, request.card));
}

async function payAndSettle(
  deps: ReservationDeps,
  attempt: Attempt,
  card: RequestedCard | null,
): Promise<CreateResponse> {
  const answer = await pay(deps, attempt, card);
  try {
    return createAnswer(await settle(deps, attempt, answer));
  } catch (error) {
    // The nights are held and the provider has the attempt: recovery settles it, and the guest must not pay again.
    deps.log.error({ err: error, attemptId: attempt.attemptId }, 'a payment could not be settled');
    const { propertyId, reservationId } = attempt;
    const reservation = await readReservation(deps.database.kysely, propertyId, { reservationId });
    if (reservation === undefined) throw error;
    return createAnswer(reservation);
  }
}

/** A repeat of a request that was left half done names the same attempt, so the provider charges once. */
async function pay(
  { payments }: ReservationDeps,
  attempt: Attempt,
  card: RequestedCard | null,
): Promise<PaymentAnswer> {
  if (payments === undefined) return { kind: 'unknown' };
  if (card === null) return payments.lookUp(attempt);
  const { number, expiryMonth, expiryYear, securityCode, holderName: name } = card;
  const order = {
    card: { number: cardDigits(number), expiryMonth, expiryYear, securityCode, name },
    browser: null,
    returnUrl: '/',
  };
  return attempt.kind === 'charge'
    ? payments.charge(attempt, { ...order, money: attempt.money, keepCard: false })
    : payments.storeCard(attempt, order);
}
