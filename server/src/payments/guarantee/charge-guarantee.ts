import type { ChargeOutcome } from '@portico/contract/desk/calls/parts/charge-outcome';
import type { PaymentAttemptId, ReservationId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Hotel } from '../../hotel/hotel.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import type { AttemptRef, NewAttempt } from '../attempts/attempt.ts';
import { insertAttempt } from '../attempts/payment-ledger.store.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import { readSavedCard } from '../scheduled/scheduled-charge.store.ts';
import type { PollProviderDeps } from '../settle/poll-provider.ts';
import { settle } from '../settle/settle.ts';
import { guaranteeSettler } from './guarantee-settler.ts';
import { isPaymentUnderWay, readFeeOwed } from './guarantee.store.ts';

export type GuaranteeRefusal =
  | { readonly code: 'nothing-owed' }
  | { readonly code: 'under-way' }
  | { readonly code: 'no-card' }
  /** `owedMinor`: what it owes by now. */
  | { readonly code: 'amount-changed'; readonly owedMinor: number };

interface Begun {
  readonly attempt: NewAttempt;
  readonly token: string;
}

/**
 * Charges what a booking owes of the fees of its cancelled rooms to the card kept for it, once. `seenMinor`: the sum
 * that staff saw; with another owed, nothing is charged. Rule: docs/payments.md, "A guarantee used".
 */
export async function chargeGuarantee(
  deps: PollProviderDeps,
  hotel: Hotel,
  { reservationId, seenMinor }: { readonly reservationId: ReservationId; readonly seenMinor: number },
): Promise<Result<ChargeOutcome, GuaranteeRefusal>> {
  const begun = await inTransaction(deps.database, (tx) =>
    begin(tx, hotel, reservationId, { seenMinor, now: deps.clock.now() }),
  );
  if (!begun.ok) return begun;
  const { attempt } = begun.value;
  const answer = await charge(deps, begun.value);
  const providerReference = answer.kind === 'action-required' ? (answer.reference ?? null) : null;
  const ref = { ...attempt, providerReference };
  const final = answer.kind === 'action-required' ? await voided(deps, ref) : answer;
  await settle(deps, guaranteeSettler, ref, final, 'in-request');
  return ok(outcomeOf(answer, final));
}

async function begin(
  tx: Transaction<Schema>,
  hotel: Hotel,
  reservationId: ReservationId,
  { seenMinor, now }: { readonly seenMinor: number; readonly now: Date },
): Promise<Result<Begun, GuaranteeRefusal>> {
  const { propertyId } = hotel;
  const booking = await lockReservation(tx, propertyId, reservationId);
  if (booking === undefined) return refused({ code: 'nothing-owed' });
  if (await isPaymentUnderWay(tx, booking)) return refused({ code: 'under-way' });
  const owedMinor = await readFeeOwed(tx, hotel, booking, now);
  if (owedMinor === 0) return refused({ code: 'nothing-owed' });
  if (owedMinor !== seenMinor) return refused({ code: 'amount-changed', owedMinor });
  const kept = await readSavedCard(tx, { propertyId, reservationId });
  if (kept === undefined) return refused({ code: 'no-card' });
  const attempt: NewAttempt = {
    propertyId,
    attemptId: newId<PaymentAttemptId>(),
    subject: { kind: 'reservation', reservationId },
    purpose: 'guarantee',
    changeId: null,
    provider: kept.provider,
    kind: 'charge',
    money: { minor: owedMinor, currency: booking.currency },
    savedCard: kept.card === null ? null : { ...kept.card, token: kept.token },
    createdAt: now,
  };
  await insertAttempt(tx, attempt);
  return ok({ attempt, token: kept.token });
}

async function charge({ providers }: PollProviderDeps, { attempt, token }: Begun): Promise<PaymentAnswer> {
  const provider = providers.named(attempt.provider);
  if (provider === undefined) return { kind: 'not-begun' };
  const { propertyId, attemptId, money } = attempt;
  return provider.chargeStored({ propertyId, attemptId }, money, token);
}

/** The bank asks for a guest who is absent. */
async function voided({ providers }: PollProviderDeps, attempt: AttemptRef): Promise<PaymentAnswer> {
  return (await providers.named(attempt.provider)?.cancel(attempt)) ?? { kind: 'unknown' };
}

function outcomeOf(answer: PaymentAnswer, final: PaymentAnswer): ChargeOutcome {
  switch (answer.kind) {
    case 'action-required':
      if (final.kind === 'paid') return 'paid';
      return final.kind === 'unknown' ? 'unknown' : 'needs-guest';
    case 'declined':
      return 'declined';
    case 'card-unusable':
    case 'not-begun':
    case 'cancelled':
      return 'card-unusable';
    case 'paid':
      return 'paid';
    case 'stored':
    case 'not-found':
    case 'unknown':
      return 'unknown';
  }
}
