import type { PaymentAttemptId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { waitEnd } from '../by-link/payment-wait.store.ts';
import { insertAttempt } from '../attempts/payment-ledger.store.ts';
import type { NewAttempt } from '../attempts/attempt.ts';
import type { PaymentPort } from '../payment-port.ts';
import { isCardUnderWay } from './keep-card.store.ts';

/** The booking that needs a card, locked by the caller. */
type LockedBooking = Pick<BookedReservation, 'propertyId' | 'reservationId' | 'status'> & {
  readonly currency: CurrencyCode;
};

/**
 * Begins to save a card for a confirmed booking, in the transaction that has locked it; charges nothing. The result
 * goes to `pay`, then to the settler of `keep-card`. Refuses `card.not-needed` unless the booking stands, and
 * `card.under-way`. Rule: docs/payments.md, "Pay by link".
 */
export async function beginKeepCard(
  tx: Transaction<Schema>,
  booking: LockedBooking,
  provider: PaymentPort,
  now: Date,
): Promise<Result<NewAttempt, { readonly code: 'card.not-needed' | 'card.under-way' }>> {
  const { propertyId, reservationId, currency } = booking;
  if (booking.status !== 'confirmed') return refused({ code: 'card.not-needed' });
  if (await isCardUnderWay(tx, booking)) return refused({ code: 'card.under-way' });
  const attempt: NewAttempt = {
    propertyId,
    attemptId: newId<PaymentAttemptId>(),
    subject: { kind: 'reservation', reservationId },
    purpose: 'keep-card',
    changeId: null,
    provider: provider.name,
    kind: 'store-card',
    savedCard: null,
    money: { minor: 0, currency },
    createdAt: now,
  };
  await insertAttempt(tx, attempt, waitEnd(now));
  return ok(attempt);
}
