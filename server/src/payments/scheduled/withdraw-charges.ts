import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { takeBack } from '../../platform/outbox/outbox.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { SCHEDULED_CHARGE_JOB } from './plan-charges.ts';
import { cancelPlanned } from './scheduled-charge.store.ts';

/**
 * Withdraws a booking's scheduled charges, in the transaction that has locked it. A charge under way is voided by its
 * job, or refunded. Rule: docs/payments.md, "Scheduled charges".
 */
export async function withdrawCharges(
  tx: Transaction<Schema>,
  reservation: Pick<BookedReservation, 'propertyId' | 'reservationId'>,
  now: Date,
): Promise<void> {
  const withdrawn = await cancelPlanned(tx, reservation, now);
  if (withdrawn.length === 0) return;
  const message = { propertyId: reservation.propertyId, kind: SCHEDULED_CHARGE_JOB };
  await takeBack(
    tx,
    message,
    withdrawn.map((attemptId) => ({ attemptId })),
  );
}
