import { instantAt } from '@portico/domain/calendar/property-clock';
import type { PaymentAttemptId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueAll } from '../../platform/outbox/outbox.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { insertPlanned, readTimeZone } from './scheduled-charge.store.ts';

export const SCHEDULED_CHARGE_JOB = 'scheduled-charge';

/** By the property's clock. */
const CHARGED_AT_HOUR = 9;

/**
 * Schedules a booking's later charges in the transaction that confirms it: for each day a payment attempt, and a job
 * that charges it at 9:00 of the property. `provider`: name of the one with the saved card; `none`: no card was saved.
 * Rule: docs/payments.md, "Scheduled charges".
 */
export async function planScheduledCharges(
  tx: Transaction<Schema>,
  reservation: Pick<BookedReservation, 'propertyId' | 'reservationId' | 'currency' | 'due'>,
  provider: string,
  now: Date,
): Promise<void> {
  const { propertyId, reservationId, currency, due } = reservation;
  if (due.later.length === 0) return;
  const charges = due.later.map(({ date, minor }) => ({
    propertyId,
    attemptId: newId<PaymentAttemptId>(),
    reservationId,
    provider,
    money: { minor, currency },
    dueDate: date,
    createdAt: now,
  }));
  await insertPlanned(tx, charges);
  const timeZone = await readTimeZone(tx, propertyId);
  const jobs = charges.map(({ attemptId, dueDate }) => ({
    propertyId,
    kind: SCHEDULED_CHARGE_JOB,
    payload: { attemptId },
    dueAt: new Date(instantAt(dueDate, CHARGED_AT_HOUR, timeZone)),
  }));
  await enqueueAll(tx, jobs, now);
}
