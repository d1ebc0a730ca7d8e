import type { TakenForNothing } from '@portico/domain/payment/payment-attempt';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { writeTogether, type Write } from '../../platform/database/write-together.ts';
import { undoneWhereRefused } from '../../platform/database/undone-where-refused.ts';
import { announceWrites, type HotelEvent } from '../../webhooks/announce.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { enqueueMail, announceBookingWrites } from '../../reservation/booking-mails.ts';
import { challengeHoldEnd } from '../holds/hold-times.ts';
import { keepCardOfBooking } from '../../accounts/booking-owner.store.ts';
import { countDeclineWrite, releaseCardTryWrite } from '../../limits/rate-limit.store.ts';
import { requireAction, settleAttemptWrite } from '../../payments/attempts/payment-ledger.store.ts';
import { paymentReceived } from '../../payments/attempts/payment-events.ts';
import type { Attempt } from '../../payments/attempts/attempt.ts';
import type { PaymentAnswer } from '../../payments/payment-port.ts';
import { forgetUnusedCardWrites } from '../../payments/keep-card/forget-unused-card.ts';
import { refundAndAlert } from '../../payments/refunds/refund-and-alert.ts';
import type { AnswerTiming, Settlement } from '../../payments/settle/settler.ts';
import { planScheduledCharges } from '../../payments/scheduled/plan-charges.ts';
import type { SettleDecision } from './decision.ts';
import { settleReservationWrite, waitForGuest } from '../../reservation/reservation-status.store.ts';
import { confirmTaken, releaseTaken, sellAll } from '../../availability/inventory/take-booking.ts';

/** A booking after its payment was settled. */
export interface Settled extends Settlement {
  readonly reservation: BookedReservation;
  /** Where the guest answers the bank, while the status is `action-required`. */
  readonly actionUrl: string | null;
}

interface SettleFacts {
  readonly attempt: Attempt;
  readonly reservation: BookedReservation;
  readonly timing: AnswerTiming;
  readonly now: Date;
}

type Tx = Transaction<Schema>;
type Paid = Extract<PaymentAnswer, { kind: 'paid' }>;
type Stored = Extract<PaymentAnswer, { kind: 'stored' }>;

/** Writes a decision: reservation, ledger, inventory and mails, in the order of docs/locking.md. */
export async function applySettleDecision(
  tx: Tx,
  decision: Exclude<SettleDecision, { kind: 'nothing' }>,
  facts: SettleFacts,
): Promise<Settled> {
  const { attempt, reservation, now } = facts;
  switch (decision.kind) {
    case 'ask-guest': {
      const { url, reference } = decision.answer;
      const holdEndsAt = challengeHoldEnd(reservation);
      await waitForGuest(tx, reservation, holdEndsAt);
      await requireAction(tx, attempt, { url, reference, now });
      return {
        reservation: { ...reservation, status: 'action-required', holdEndsAt },
        actionUrl: url,
      };
    }
    case 'confirm': {
      const paid = await successWrite(tx, facts, decision.answer);
      await confirmTaken(tx, reservation, now);
      return confirm(tx, facts, decision.answer, paid);
    }
    case 'release':
      return release(tx, facts, decision);
    case 'let-go': {
      const writes = forgetUnusedCardWrites(tx, attempt, decision.answer.token, now);
      return { reservation, actionUrl: null, writes };
    }
    case 'take-again': {
      const paid = await successWrite(tx, facts, decision.answer);
      const again = await undoneWhereRefused(tx, () => sellAll(tx, reservation, now));
      return again.ok
        ? confirm(tx, facts, decision.answer, paid)
        : refund(tx, facts, decision.answer, paid, 'no-room-left');
    }
    case 'refund': {
      const paid = await successWrite(tx, facts, decision.answer);
      if (decision.areNightsHeld) await releaseTaken(tx, reservation, now);
      return refund(tx, facts, decision.answer, paid, 'wrong-amount');
    }
  }
}

/** The attempt as paid or stored. The card is stored for a guest who requested it. */
async function successWrite(
  tx: Tx,
  { attempt, reservation, now }: SettleFacts,
  answer: Paid | Stored,
): Promise<Write> {
  // A provider may return a card without a request to store it.
  const mayBeCharged = answer.kind === 'stored' || reservation.due.later.length > 0;
  const { savedCard } = attempt;
  const card = answer.card ?? savedCard;
  const token = answer.token ?? savedCard?.token ?? null;
  if (card !== null && token !== null)
    await keepCardOfBooking(tx, reservation, { provider: attempt.provider, token, ...card }, now);
  return settleAttemptWrite(tx, attempt, {
    status: answer.kind,
    reference: answer.reference,
    card,
    token: mayBeCharged ? token : null,
    // The ledger records the sum taken, which may differ from the sum requested.
    ...(answer.kind === 'paid' && { money: answer.money }),
    now,
  });
}

async function confirm(tx: Tx, facts: SettleFacts, answer: Paid | Stored, paid: Write): Promise<Settled> {
  const { after, written } = endedWith(tx, facts, 'confirmed');
  await planScheduledCharges(tx, after.reservation, facts.attempt.provider, facts.now);
  const events = answer.kind === 'paid' ? [receivedBy(facts, answer)] : [];
  const announced = announceBookingWrites(tx, after.reservation, facts.now, { events });
  return { ...after, writes: [paid, ...written, ...announced] };
}

async function release(
  tx: Tx,
  facts: SettleFacts,
  { status, endedBy }: Extract<SettleDecision, { kind: 'release' }>,
): Promise<Settled> {
  const { attempt, timing, now } = facts;
  const reservation = { ...facts.reservation, ...(endedBy && { holdEndedBy: endedBy }) };
  const { propertyId, reservationId } = reservation;
  const { after, written } = endedWith(tx, { ...facts, reservation }, status);
  const unpaid = settleAttemptWrite(tx, attempt, {
    status: status === 'declined' ? 'declined' : 'cancelled',
    now,
  });
  await releaseTaken(tx, reservation, now);
  await writeTogether(tx, [unpaid, ...written]);
  // No mail if the guest ended it.
  if (timing === 'later' && reservation.holdEndedBy === null)
    await enqueueMail(tx, { propertyId, kind: 'guest-not-booked', payload: { reservationId } }, now);
  return after;
}

/** Paid, but no room is available: the mail of the refund informs the guest. */
async function refund(
  tx: Tx,
  facts: SettleFacts,
  answer: Paid,
  paid: Write,
  reason: TakenForNothing,
): Promise<Settled> {
  const { money } = answer;
  const { attempt, reservation, now } = facts;
  const { propertyId, reservationId } = reservation;
  const { attemptId } = attempt;
  const { after, written } = endedWith(tx, facts, 'refused');
  await writeTogether(tx, [paid, ...written, ...announceWrites(tx, [receivedBy(facts, answer)], [], now)]);
  const refundId = await refundAndAlert(tx, { propertyId, attemptId, reservationId, money, reason }, now);
  return { ...after, refunded: { reason, refundId } };
}

function receivedBy({ attempt, reservation }: SettleFacts, answer: Paid): HotelEvent {
  const { referenceNumber: reservationNumber } = reservation;
  return paymentReceived(attempt, answer, { reservationNumber, invoiceNumber: null });
}

/** The ended booking and its writes. */
function endedWith(
  tx: Tx,
  { reservation, now }: SettleFacts,
  status: 'confirmed' | 'declined' | 'expired' | 'refused',
): { readonly after: Settled; readonly written: readonly Write[] } {
  const after = {
    reservation: { ...reservation, status, holdEndsAt: null },
    actionUrl: null,
    ...(status === 'declined' && { isDeclined: true }),
  };
  const settled = settleReservationWrite(tx, reservation, {
    status,
    holdEndedBy: reservation.holdEndedBy,
    now,
  });
  return { after, written: [settled, ...cardTryWrites(reservation, status, now)] };
}

/** A paid card is not a decline. A declined card also counts for the hotel. */
function cardTryWrites(
  reservation: BookedReservation,
  status: 'confirmed' | 'declined' | 'expired' | 'refused',
  now: Date,
): Write[] {
  if (status === 'expired') return [];
  return [status === 'declined' ? countDeclineWrite(reservation, now) : releaseCardTryWrite(reservation)];
}
