import type { CreateRequest, CreateResponse } from '@portico/contract/calls/reservation-create';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { PaymentAttemptId } from '@portico/domain/ids';
import { refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { enqueueBookingMails } from '../../core/booking-mails.ts';
import type { Hotel } from '../../core/hotel.ts';
import { claimKey } from '../../core/idempotency.ts';
import { finishKey, setKeyAttempt, type RequestKey } from '../../core/idempotency.store.ts';
import { nightDemand } from '../../core/night-demand.ts';
import { confirmNights } from '../../core/nights-taken.store.ts';
import { insertAttempt, readAttempt, type Attempt } from '../../core/payment-ledger.store.ts';
import { createAnswer } from '../../core/reservation-answer.ts';
import { rollbackWith } from '../../platform/database/rollback-with.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import { bookingRefusal } from './booking-checks.ts';
import type { BookingRequest } from './booking-request.ts';
import type { CreateRefusal } from './create-refusal.ts';
import { newReservation } from './new-reservation.ts';
import { priceBooking } from './price-booking.ts';
import type { ReservationDeps } from './reservation-deps.ts';
import { insertReservation } from './reservation.store.ts';

/** How far a booking has come when its first transaction ends. */
export type Begun =
  | { readonly kind: 'answered'; readonly answer: CreateResponse }
  | { readonly kind: 'to-be-paid'; readonly attempt: Attempt }
  | { readonly kind: 'running' }
  | { readonly kind: 'refused'; readonly refusal: CreateRefusal };

export interface BookingAttempt {
  readonly hotel: Hotel;
  readonly body: CreateRequest;
  readonly request: BookingRequest;
  /** Undefined: the client sent no key, and nothing protects it from booking twice. */
  readonly keyed: { readonly key: RequestKey; readonly fingerprint: string } | undefined;
}

/**
 * The first transaction of a booking: claims the key, checks, prices, writes the reservation and takes its nights.
 * A refusal undoes all of it, the key too. Rule: docs/booking.md, "Step by step".
 */
export async function beginBooking(
  deps: ReservationDeps,
  tx: Transaction<Schema>,
  booking: BookingAttempt,
): Promise<Begun> {
  const { keyed } = booking;
  const now = deps.clock.now();
  if (keyed === undefined) return book(deps, tx, booking, now);
  const claim = await claimKey(tx, keyed.key, keyed.fingerprint, now);
  switch (claim.kind) {
    case 'first':
      return book(deps, tx, booking, now);
    case 'answered':
      return { kind: 'answered', answer: claim.answer.body as CreateResponse };
    case 'left': {
      const attempt = await readAttempt(tx, { propertyId: keyed.key.propertyId, attemptId: claim.attemptId });
      if (attempt === undefined) throw new Error('a key of a payment that does not exist');
      return { kind: 'to-be-paid', attempt };
    }
    case 'running':
      return { kind: 'running' };
    case 'reused':
      return { kind: 'refused', refusal: { code: 'idempotency.reused' } };
  }
}

async function book(
  deps: ReservationDeps,
  tx: Transaction<Schema>,
  booking: BookingAttempt,
  now: Date,
): Promise<Begun> {
  const made = await makeReservation(deps, tx, booking, now);
  return made.ok ? made.value : rollbackWith<Begun>({ kind: 'refused', refusal: made.refusal });
}

async function makeReservation(
  deps: ReservationDeps,
  tx: Transaction<Schema>,
  { hotel, body, request, keyed }: BookingAttempt,
  now: Date,
): Promise<Result<Begun, CreateRefusal>> {
  const localTime = localTimeAt(now.getTime(), hotel.definition.property.timeZone);
  const head = { arrival: body.DateFrom, departure: body.DateTo };
  const refusal = bookingRefusal({ hotel, request, head, now: localTime });
  if (refusal !== undefined) return { ok: false, refusal };
  const canTakeCards = deps.payments !== undefined;
  const priced = await priceBooking(tx, { hotel, request, today: localTime.date, canTakeCards });
  if (!priced.ok) return priced;

  const reservation = await insertReservation(
    tx,
    newReservation({ hotel, request, priced: priced.value, now }),
  );
  const { propertyId } = reservation;
  const attempt = attemptFor(reservation, now);
  if (attempt !== undefined) await insertAttempt(tx, attempt);

  const demand = nightDemand(reservation.rooms);
  const taken = await deps.takeNights(tx, propertyId, demand, now);
  if (!taken.ok) return refused({ code: 'basket.no-room-left' });

  if (attempt !== undefined) {
    if (keyed !== undefined) await setKeyAttempt(tx, keyed.key, attempt.attemptId);
    return { ok: true, value: { kind: 'to-be-paid', attempt } };
  }
  await confirmNights(tx, propertyId, demand, now);
  await enqueueBookingMails(tx, reservation, now);
  const answer = createAnswer(reservation);
  if (keyed !== undefined) await finishKey(tx, keyed.key, { status: 200, body: answer });
  return { ok: true, value: { kind: 'answered', answer } };
}

/** Undefined where nothing is asked for. */
function attemptFor(
  { propertyId, reservationId, paymentType, due, currency }: Awaited<ReturnType<typeof insertReservation>>,
  createdAt: Date,
): Attempt | undefined {
  if (paymentType === null) return undefined;
  return {
    propertyId,
    attemptId: newId() as PaymentAttemptId,
    reservationId,
    kind: paymentType === 'store-card' ? 'store-card' : 'charge',
    money: { minor: due.nowMinor, currency },
    createdAt,
    settledAt: null,
  };
}
