import { sameMoney } from '@portico/domain/money/money';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { writeTogether } from '../../platform/database/write-together.ts';
import { countDecline } from '../../limits/rate-limit.store.ts';
import type { Attempt } from '../../payments/attempts/attempt.ts';
import { bookingOf } from '../../payments/attempts/booking-of.ts';
import { lockPayment } from '../../payments/attempts/lock-payment.ts';
import { requireAction, settleAttempt } from '../../payments/attempts/payment-ledger.store.ts';
import { paidOf } from '../../payments/attempts/read-ledger.store.ts';
import type { PaymentAnswer } from '../../payments/payment-port.ts';
import { announce } from '../../webhooks/announce.ts';
import { paymentReceived } from '../../payments/attempts/payment-events.ts';
import { forgetUnusedCardWrites } from '../../payments/keep-card/forget-unused-card.ts';
import { giveBack, ofNewest } from '../../payments/refunds/give-back.ts';
import { orderRefund } from '../../payments/refunds/order-refund.ts';
import { refundAndAlert } from '../../payments/refunds/refund-and-alert.ts';
import type { AnswerTiming, Settlement, Settler } from '../../payments/settle/settler.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { changeRowsWrites, extrasWrites } from '../../reservation/changed-reservation.store.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import { enqueueMail } from '../../reservation/booking-mails.ts';
import { applyMoneyWrites } from './apply-money.ts';
import { announceChangeWrites } from './change-mails.ts';
import type { ChangePlan } from './change-plan.ts';
import { settleChangeWrite } from './change.store.ts';
import { confirmHeld, releaseHeld } from './held-change.ts';
import { changeAnswer, type ChangeOutcome } from './change-answer.ts';
import { keepsCard, planOfStored } from './stored-plan.ts';
import { readChangesSoFar, readPaidChange, type PaidChange } from './read-change.store.ts';

type Tx = Transaction<Schema>;
type Paid = Extract<PaymentAnswer, { kind: 'paid' }>;

export interface SettledChange extends Settlement, ChangeOutcome {}

interface Facts {
  readonly attempt: Attempt;
  readonly change: PaidChange;
  readonly reservation: BookedReservation;
  readonly timing: AnswerTiming;
  readonly now: Date;
}

/**
 * The payment decides the change: it is applied, or dropped and the booking unchanged. Later money is refunded. Rule:
 * docs/payments.md, "Paying a change".
 */
export const changeSettler: Settler<SettledChange> = {
  settle: async (tx, ref, answer, { timing, now }) => {
    const { attempt, subject: reservation } = await lockPayment(tx, ref, () =>
      lockReservation(tx, ref.propertyId, bookingOf(ref)),
    );
    const change = await readChangeOf(tx, attempt);
    const facts = { attempt, change, reservation, timing, now };
    if (attempt.status === 'paid' || attempt.status === 'stored') return asItStands(facts);
    return change.status === 'open' ? settleOpen(tx, facts, answer) : settleLate(tx, facts, answer);
  },
  isOver: async (db, ref, now) => {
    const { holdEndsAt } = await readChangeOf(db, ref);
    return holdEndsAt !== null && holdEndsAt <= now;
  },
};

/** The change that an attempt pays for. Throws if there is none. */
export async function readChangeOf(
  db: Parameters<typeof readPaidChange>[0],
  attempt: Pick<Attempt, 'propertyId' | 'subject' | 'changeId'>,
): Promise<PaidChange> {
  const { propertyId, changeId } = attempt;
  const reservationId = bookingOf(attempt);
  const change = changeId && (await readPaidChange(db, { propertyId, reservationId, changeId }));
  if (!change) throw new Error('a payment of a change that does not exist');
  return change;
}

async function settleOpen(tx: Tx, facts: Facts, answer: PaymentAnswer): Promise<SettledChange> {
  const { attempt, now } = facts;
  switch (answer.kind) {
    case 'paid': {
      const isMade = sameMoney(answer.money, attempt.money);
      await recordPaid(tx, facts, answer, isMade);
      return isMade ? apply(tx, facts) : refundOther(tx, facts, answer);
    }
    case 'declined': {
      await settleAttempt(tx, attempt, { status: 'declined', now });
      const settled = await release(tx, facts, 'declined');
      await countDecline(tx, attempt, now);
      return { ...settled, isDeclined: true };
    }
    case 'cancelled':
      await settleAttempt(tx, attempt, { status: 'cancelled', now });
      return release(tx, facts, 'expired');
    case 'not-begun':
      await settleAttempt(tx, attempt, { status: 'cancelled', now });
      return answered({ ...(await release(tx, facts, 'expired')), isNotBegun: true });
    case 'card-unusable':
      await settleAttempt(tx, attempt, { status: 'cancelled', now });
      // As after a declined card, the next card is typed.
      return answered({ ...(await release(tx, facts, 'declined')), isCardUnusable: true });
    case 'action-required':
      if (attempt.status === 'action-required') return asItStands(facts);
      await requireAction(tx, attempt, { url: answer.url, reference: answer.reference, now });
      return answered({ status: 'open', actionUrl: answer.url });
    case 'stored': {
      if (attempt.kind !== 'store-card') return asItStands(facts);
      const { reference, card, token } = answer;
      await settleAttempt(tx, attempt, { status: 'stored', reference, card, token, now });
      return apply(tx, facts);
    }
    case 'not-found':
    case 'unknown':
      return asItStands(facts);
  }
}

/** For a change already reported as failed. */
async function settleLate(tx: Tx, facts: Facts, answer: PaymentAnswer): Promise<SettledChange> {
  const { attempt, now } = facts;
  if (answer.kind === 'stored' && attempt.kind === 'store-card')
    return { ...asItStands(facts), writes: forgetUnusedCardWrites(tx, attempt, answer.token, now) };
  if (answer.kind !== 'paid') return asItStands(facts);
  await recordPaid(tx, facts, answer, false);
  const { propertyId, attemptId, changeId } = attempt;
  const reservationId = bookingOf(attempt);
  const command = { propertyId, attemptId, reservationId, changeId, money: answer.money } as const;
  await orderRefund(tx, { ...command, reason: 'changed' }, now);
  return asItStands(facts);
}

/** A card is stored only by a change that is made. */
async function recordPaid(
  tx: Tx,
  { attempt, change, reservation, now }: Facts,
  answer: Paid,
  isMade: boolean,
): Promise<void> {
  const isCardStored = isMade && change.plan !== null && keepsCard(change.plan);
  const { reference, money } = answer;
  const { savedCard } = attempt;
  const card = answer.card ?? savedCard;
  const token = isCardStored ? (answer.token ?? savedCard?.token ?? null) : null;
  await settleAttempt(tx, attempt, { status: 'paid', reference, card, token, money, now });
  const thing = { reservationNumber: reservation.referenceNumber, invoiceNumber: null };
  await announce(tx, paymentReceived(attempt, { ...answer, card }, thing), now);
}

/** Applies the whole change. Other money paid meanwhile, as by a charge in progress, is refunded. */
async function apply(tx: Tx, facts: Facts): Promise<SettledChange> {
  const { attempt, change, now } = facts;
  const plan = planOf(facts);
  const { propertyId, reservationId, changeId } = change;
  const { paidMinor: paidBefore, takeMinor } = plan.money;
  await confirmHeld(tx, plan, now);
  const { recentChanges, ledger } = await readChangesSoFar(tx, change, now);
  const overMinor = Math.max(0, paidOf(ledger) - paidBefore - takeMinor);
  const settled = { status: 'applied', takenMinor: takeMinor, refundedMinor: overMinor, now } as const;
  const writes = [
    ...changeRowsWrites(tx, plan),
    settleChangeWrite(tx, change, settled),
    ...(await applyMoneyWrites(tx, plan, { changeId, now })),
    ...announceChangeWrites(tx, plan, { changeId, recentChanges, now }),
  ];
  await writeTogether(tx, await extrasWrites(tx, plan, writes));
  // The change's own payment is refunded last.
  const [own, others] = [true, false].map((isOwn) =>
    ledger.filter(({ attemptId }) => (attemptId === attempt.attemptId) === isOwn),
  );
  const refunds = ofNewest([...(own ?? []), ...(others ?? [])], overMinor);
  await giveBack(tx, { propertyId, reservationId, changeId, refunds, reason: 'changed' }, now);
  return answered({ status: 'applied', actionUrl: null });
}

async function release(tx: Tx, facts: Facts, status: 'declined' | 'expired'): Promise<SettledChange> {
  await releaseHeld(tx, planOf(facts), facts.now);
  await writeTogether(tx, [settleChangeWrite(tx, facts.change, { status, now: facts.now })]);
  const { propertyId, reservationId, changeId } = facts.change;
  const mail = { propertyId, kind: 'guest-change-not-made', payload: { reservationId, changeId } } as const;
  if (facts.timing === 'later') await enqueueMail(tx, mail, facts.now);
  return answered({ status, actionUrl: null });
}

async function refundOther(tx: Tx, facts: Facts, { money }: Paid): Promise<SettledChange> {
  const { attempt, now } = facts;
  const settled = await release(tx, facts, 'declined');
  const { propertyId, attemptId } = attempt;
  const reservationId = bookingOf(attempt);
  const reason = 'wrong-amount';
  const refundId = await refundAndAlert(tx, { propertyId, attemptId, reservationId, money, reason }, now);
  return { ...settled, refunded: { reason, refundId } };
}

function planOf({ change, reservation }: Facts): ChangePlan {
  if (change.plan === null) throw new Error('a change that waits without its plan');
  return planOfStored(change.plan, reservation);
}

/** Nothing new is known. */
function asItStands({ change, attempt }: Facts): SettledChange {
  return { status: change.status, actionUrl: attempt.actionUrl };
}

/** Stores the answer to repeats of the guest's request. */
function answered(settled: ChangeOutcome): SettledChange {
  return { ...settled, answer: changeAnswer(settled) };
}
