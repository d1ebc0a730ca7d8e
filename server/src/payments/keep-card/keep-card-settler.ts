import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { countDecline } from '../../limits/rate-limit.store.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { bookingOf } from '../attempts/booking-of.ts';
import { lockPayment } from '../attempts/lock-payment.ts';
import { settleAttempt } from '../attempts/payment-ledger.store.ts';
import { enqueueLinkMails } from '../by-link/link-mails.ts';
import { isWaitOver } from '../by-link/payment-wait.store.ts';
import { settleUnpaid } from '../by-link/settle-unpaid.ts';
import { answered, type SettledByLink } from '../by-link/settled-by-link.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import type { Settler } from '../settle/settler.ts';
import { forgetUnusedCardWrites } from './forget-unused-card.ts';
import { movePlannedCharges } from './keep-card.store.ts';

type Stored = Extract<PaymentAnswer, { kind: 'stored' }>;

/**
 * Settles a card to be saved for a booking; the booking stands either way. Scheduled charges then use the new card. A
 * card saved after the guest gave up counts. For a booking that no longer stands, the provider deletes the card. Rule:
 * docs/payments.md, "Pay by link".
 */
export const keepCardSettler: Settler<SettledByLink> = {
  settle: async (tx, ref, answer, { timing, now }) => {
    const { attempt, subject: reservation } = await lockPayment(tx, ref, () =>
      lockReservation(tx, ref.propertyId, bookingOf(ref)),
    );
    if (answer.kind === 'stored' && attempt.status !== 'stored')
      return reservation.status === 'confirmed'
        ? keep(tx, attempt, answer, now)
        : letGo(tx, attempt, answer, now);
    const settled = await settleUnpaid(tx, attempt, answer, { timing, now });
    if (settled.isDeclined) await countDecline(tx, attempt, now);
    return settled;
  },
  isOver: isWaitOver,
};

async function keep(
  tx: Transaction<Schema>,
  attempt: Attempt,
  { reference, card, token }: Stored,
  now: Date,
): Promise<SettledByLink> {
  const { propertyId, attemptId, provider } = attempt;
  await settleAttempt(tx, attempt, { status: 'stored', reference, card, token, now });
  await movePlannedCharges(tx, { propertyId, reservationId: bookingOf(attempt) }, provider);
  const kinds = ['payer-card-kept', 'hotel-card-kept'] as const;
  const mails = kinds.map((kind) => ({ kind, payload: { attemptId } }));
  await enqueueLinkMails(tx, propertyId, mails, now);
  return answered(attempt, { status: 'stored', actionUrl: null });
}

async function letGo(
  tx: Transaction<Schema>,
  attempt: Attempt,
  { reference, card, token }: Stored,
  now: Date,
): Promise<SettledByLink> {
  await settleAttempt(tx, attempt, { status: 'stored', reference, card, now });
  const settled = answered(attempt, { status: 'stored', actionUrl: null });
  return { ...settled, writes: forgetUnusedCardWrites(tx, attempt, token, now) };
}
