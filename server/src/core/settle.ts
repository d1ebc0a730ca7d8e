import type { ReservationStatus } from '@portico/domain/reservation/status';
import { isUndecided } from '@portico/domain/reservation/status';
import type { Transaction } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import type { BookedReservation } from './booked-reservation.ts';
import { finishKey, lockKeyOfAttempt } from './idempotency.store.ts';
import { nightDemand } from './night-demand.ts';
import { confirmNights, releaseNights } from './nights-taken.store.ts';
import { lockAttempt, readAttempt, settleAttempt, type Attempt } from './payment-ledger.store.ts';
import type { AttemptKey, PaymentAnswer } from './payment-port.ts';
import { readReservation } from './read-reservation.store.ts';
import { createAnswer } from './reservation-answer.ts';
import { enqueueBookingMails } from './booking-mails.ts';
import { lockReservation, settleReservation } from './settle.store.ts';

export interface SettleDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: { error(facts: object, message: string): void };
}

/**
 * Turns what the provider said of an attempt into what became of the booking, once: paid or stored confirms it, a
 * decline or a cancelled attempt gives its nights back. May be repeated by whoever learns of the answer; anything
 * that is not final changes nothing. Answers the reservation as it stands afterwards. Throws when there is no such
 * attempt, or when the provider took another sum than was asked. Rule: docs/booking.md, "Settling".
 */
export async function settle(
  deps: SettleDeps,
  key: AttemptKey,
  answer: PaymentAnswer,
): Promise<BookedReservation> {
  const work = async (tx: Transaction<Schema>) => {
    // Locked in the order of docs/locking.md; which reservation it is never changes.
    const requestKey = await lockKeyOfAttempt(tx, key.propertyId, key.attemptId);
    const { reservationId } = await found(readAttempt(tx, key));
    await lockReservation(tx, key.propertyId, reservationId);
    const attempt = await found(lockAttempt(tx, key));
    const before = await found(readReservation(tx, key.propertyId, { reservationId }));
    const status = statusAfter(answer, attempt);
    if (attempt.settledAt !== null || status === undefined || !isUndecided(before.status)) return before;
    const now = deps.clock.now();
    await settleReservation(tx, before, status, now);
    await settleAttempt(tx, key, { ...ledgerFacts(answer), now });
    await moveNights(tx, before, status, now);
    const after: BookedReservation = { ...before, status, holdEndsAt: null };
    if (status === 'confirmed') await enqueueBookingMails(tx, after, now);
    if (requestKey !== undefined) await finishKey(tx, requestKey, { status: 200, body: createAnswer(after) });
    return after;
  };
  return inTransaction(deps.database, work, { repeatable: true });
}

/** Undefined: the answer decides nothing yet. */
function statusAfter(answer: PaymentAnswer, attempt: Attempt): ReservationStatus | undefined {
  switch (answer.kind) {
    case 'paid':
      if (answer.money.minor !== attempt.money.minor || answer.money.currency !== attempt.money.currency)
        throw new Error(`the provider took another sum than attempt ${attempt.attemptId} asked for`);
      return 'confirmed';
    case 'stored':
      return 'confirmed';
    case 'declined':
      return 'declined';
    case 'cancelled':
      return 'expired';
    case 'action-required':
    case 'not-found':
    case 'unknown':
      return undefined;
  }
}

/** Only answers that decide come here. */
function ledgerFacts(answer: PaymentAnswer) {
  switch (answer.kind) {
    case 'paid':
      return { status: 'paid', reference: answer.reference, card: answer.card } as const;
    case 'stored':
      return {
        status: 'stored',
        reference: answer.reference,
        card: answer.card,
        token: answer.token,
      } as const;
    case 'declined':
      return { status: 'declined' } as const;
    case 'cancelled':
    case 'action-required':
    case 'not-found':
    case 'unknown':
      return { status: 'cancelled' } as const;
  }
}

async function moveNights(
  tx: Transaction<Schema>,
  { propertyId, rooms }: BookedReservation,
  status: ReservationStatus,
  now: Date,
): Promise<void> {
  const move = status === 'confirmed' ? confirmNights : releaseNights;
  await move(tx, propertyId, nightDemand(rooms), now);
}

async function found<T>(reading: Promise<T | undefined>): Promise<T> {
  const value = await reading;
  if (value === undefined) throw new Error('a payment attempt without its rows');
  return value;
}
