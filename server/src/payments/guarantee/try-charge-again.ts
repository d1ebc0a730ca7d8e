import type { ChargeOutcome } from '@portico/contract/desk/calls/parts/charge-outcome';
import type { PaymentAttemptId } from '@portico/domain/ids';
import { leftOfFailedPart } from '@portico/domain/payment/failed-part';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox/outbox.store.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import { bookingOf } from '../attempts/booking-of.ts';
import { readAttempt } from '../attempts/payment-ledger.store.ts';
import type { AttemptKey } from '../payment-port.ts';
import { chargeScheduled } from '../scheduled/charge-scheduled.ts';
import { SCHEDULED_CHARGE_JOB } from '../scheduled/plan-charges.ts';
import {
  fixCardOfCharge,
  insertPlanned,
  readFailedCharge,
  readPlannedMinor,
  readSavedCard,
} from '../scheduled/scheduled-charge.store.ts';
import type { PollProviderDeps } from '../settle/poll-provider.ts';
import type { GuaranteeRefusal } from './charge-guarantee.ts';
import { isPaymentUnderWay, readStillOwed } from './guarantee.store.ts';

/** The job looks after this request, if it comes to no answer. */
const JOB_AFTER_MS = 60_000;

/**
 * Charges a later part of the price that failed to the card stored last, once more, as an attempt of its own.
 * `seenMinor`: the sum that staff saw; with another owed, nothing is charged. Rule: docs/payments.md,
 * "Scheduled charges".
 */
export async function tryChargeAgain(
  deps: PollProviderDeps,
  failed: AttemptKey,
  seenMinor: number,
): Promise<Result<ChargeOutcome, GuaranteeRefusal>> {
  const { database, clock, log } = deps;
  const begun = await inTransaction(database, (tx) => begin(tx, failed, seenMinor, clock.now()));
  if (!begun.ok) return begun;
  const attempt = begun.value;
  try {
    if ((await chargeScheduled(deps, attempt)) === 'needs-guest') return ok('needs-guest');
  } catch (error) {
    log.error(
      { err: error, attemptId: attempt.attemptId },
      'a charge that was tried again has no answer yet',
    );
  }
  const settled = await readAttempt(database.kysely, attempt);
  switch (settled?.status) {
    case 'paid':
    case 'declined':
      return ok(settled.status);
    case 'unpaid':
      return ok('card-unusable');
    case 'planned':
    case 'created':
    case 'action-required':
    case 'stored':
    case 'cancelled':
    case undefined:
      return ok('unknown');
  }
}

async function begin(
  tx: Transaction<Schema>,
  failed: AttemptKey,
  seenMinor: number,
  now: Date,
): Promise<Result<AttemptKey, GuaranteeRefusal>> {
  const { propertyId } = failed;
  const before = await readAttempt(tx, failed);
  const booking = before && (await lockReservation(tx, propertyId, bookingOf(before)));
  if (booking?.status !== 'confirmed') return refused({ code: 'nothing-owed' });
  if (await isPaymentUnderWay(tx, booking)) return refused({ code: 'under-way' });
  // Under the lock: another try may have paid meanwhile, or is on its way.
  const part = await readFailedCharge(tx, failed);
  if (part === undefined) return refused({ code: 'nothing-owed' });
  const minor = leftOfFailedPart(part, {
    due: booking.due,
    owedMinor: await readStillOwed(tx, booking),
    plannedMinor: await readPlannedMinor(tx, booking),
  });
  if (minor === 0) return refused({ code: 'nothing-owed' });
  if (minor !== seenMinor) return refused({ code: 'amount-changed', owedMinor: minor });
  const kept = await readSavedCard(tx, booking);
  if (kept === undefined) return refused({ code: 'no-card' });
  const attemptId = newId<PaymentAttemptId>();
  const { reservationId, currency } = booking;
  const of = { propertyId, attemptId, reservationId, provider: kept.provider };
  const money = { minor, currency };
  await insertPlanned(tx, [{ ...of, money, dueDate: part.date, createdAt: now }]);
  // From now on it counts as under way.
  await fixCardOfCharge(tx, of, kept);
  const dueAt = new Date(now.getTime() + JOB_AFTER_MS);
  await enqueue(tx, { propertyId, kind: SCHEDULED_CHARGE_JOB, payload: { attemptId }, dueAt }, now);
  return ok({ propertyId, attemptId });
}
