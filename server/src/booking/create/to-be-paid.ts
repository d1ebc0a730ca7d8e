import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Begun } from '../../platform/once/once.ts';
import type { Attempt } from '../../payments/attempts/attempt.ts';
import { bookingOf } from '../../payments/attempts/booking-of.ts';
import { readAttempt } from '../../payments/attempts/payment-ledger.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** A booking that is begun, and the payment that decides it. */
export interface ToBePaid {
  readonly kind: 'open';
  readonly attempt: Attempt;
  readonly reservation: BookedReservation;
}

/** A repeat of a request that was left knows of its payment no more than the id: the rest is read. */
export async function toBePaid(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  begun: ToBePaid | Extract<Begun, { kind: 'open' }>,
): Promise<ToBePaid> {
  if ('reservation' in begun) return begun;
  const attempt = await readAttempt(db, { propertyId, attemptId: begun.attempt.attemptId });
  const reservation =
    attempt && (await readReservation(db, propertyId, { reservationId: bookingOf(attempt) }));
  if (attempt === undefined || reservation === undefined)
    throw new Error('a key of a payment that does not exist');
  return { kind: 'open', attempt, reservation };
}
