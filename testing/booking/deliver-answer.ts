import { settlers } from '@portico/server/booking/settlers';
import { bookingOf } from '@portico/server/payments/attempts/booking-of';
import { readAttempt } from '@portico/server/payments/attempts/payment-ledger.store';
import type { AttemptKey, PaymentAnswer } from '@portico/server/payments/payment-port';
import { settle } from '@portico/server/payments/settle/settle';
import type { AnswerTiming } from '@portico/server/payments/settle/settler';
import { readReservation } from '@portico/server/reservation/read-reservation.store';
import type { ReservationStatus } from '@portico/domain/reservation/status';
import type { World } from '../world/world.ts';

/** Has a server process its provider's notification about an attempt. Returns the booking's status afterwards. */
export async function deliverAnswer(
  { deps }: World,
  key: AttemptKey,
  answer: PaymentAnswer,
  timing: AnswerTiming = 'later',
): Promise<ReservationStatus | undefined> {
  const { kysely } = deps.database;
  const attempt = await readAttempt(kysely, key);
  if (attempt === undefined) throw new Error('no such attempt');
  await settle(deps, settlers[attempt.purpose], attempt, answer, timing);
  return (await readReservation(kysely, key.propertyId, { reservationId: bookingOf(attempt) }))?.status;
}
