import type { CancelResponse } from '@portico/contract/calls/manage-cancel';
import { bookingCancelledText, wasCancelledText } from '@portico/contract/texts/cancelled-texts';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import type { ReservationId } from '@portico/domain/ids';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { stillOwedMinor, type ChangePlan } from '../change/change-plan.ts';
import { readChangesSoFar } from '../change/read-change.store.ts';
import { planChange } from '../change/plan-change.ts';
import { cardRefunds, refundToOnWire } from '../change/refund-to.ts';
import { reasonFaults, reasonText } from '../change/reason-faults.ts';
import { noChange } from '../change/requested-change.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import { feesMinor, standingRooms } from '../../reservation/standing-rooms.ts';
import {
  applyCancelling,
  endingOpenChange,
  noSums,
  notNow,
  notPlanned,
  sumsOf,
  type CancelDeps,
  type Cancelled,
  type CancelOutcome,
  type NotCancelled,
  type Sums,
} from './cancel-outcome.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** A request to cancel. Null: not sent, not compared. */
export interface CancelCommand {
  readonly hotel: Hotel;
  readonly reservationId: ReservationId;
  readonly madeBy: ChangeMaker;
  readonly reasonId: number | null;
  readonly seenVersion: number | null;
  /** Decimal in the hotel's currency, as sent. */
  readonly seenCost: number | null;
}

/**
 * Cancels all standing rooms of a booking at the fee of its terms now, and refunds the excess, in one transaction. Ends
 * a change that waits for payment. A repeated or concurrent request is answered as already cancelled and does nothing
 * more. Rule: docs/booking.md, "Cancelling a booking".
 */
export async function cancelBooking(
  deps: CancelDeps,
  command: CancelCommand,
): Promise<Result<CancelResponse, NotCancelled>> {
  const outcome = await endingOpenChange(deps, command, (tx, now) => cancel(tx, command, now));
  if (!outcome.ok) return outcome;
  const cancelled = outcome.value;
  if (cancelled.kind === 'done') return ok(done(cancelled.plan, command.madeBy));
  if (cancelled.kind === 'was-cancelled') return ok(wasCancelled(cancelled.booking));
  return ok(notDone(command, cancelled));
}

async function cancel(
  tx: Transaction<Schema>,
  { hotel, reservationId, madeBy, reasonId, seenVersion, seenCost }: CancelCommand,
  now: Date,
): Promise<CancelOutcome> {
  const before = await lockReservation(tx, hotel.propertyId, reservationId);
  if (before === undefined) return refused({ code: 'reservation.unknown' });
  if (before.status === 'cancelled') return ok({ kind: 'was-cancelled', booking: before });
  const { isWaiting, recentChanges, ledger } = await readChangesSoFar(tx, before, now);
  if (isWaiting) return notNow('change.waits-for-payment', before);
  const faults = reasonFaults(hotel, [{ reasonId, field: 'CancellationReasonId' }]);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const roomsToCancel = standingRooms(before).map(({ itemId }) => ({ itemId, reasonId }));
  const planned = await planChange(tx, hotel, before, { ...noChange, roomsToCancel }, { now, ledger });
  if (!planned.ok) return notPlanned(planned.refusal, before);
  const plan = planned.value;
  const cost = toWireAmount(plan.feeMinor, before.currency);
  if (seenVersion !== null && seenVersion !== before.version)
    return notNow('reservation.changed-meanwhile', before, sumsOf(plan));
  if (seenCost !== null && seenCost !== cost) return notNow('change.cost-changed', before, sumsOf(plan));
  await applyCancelling(tx, plan, { madeBy, reason: reasonText(hotel, [reasonId]), recentChanges, now });
  return ok({ kind: 'done', plan });
}

function done(plan: ChangePlan, madeBy: ChangeMaker): CancelResponse {
  const { after, feeMinor, money } = plan;
  const sums = {
    currency: after.currency,
    feeMinor,
    refunds: cardRefunds(money.refunds, madeBy),
    voucherMinor: money.voucherReturnMinor,
    owedMinor: stillOwedMinor(after, money),
  };
  return {
    Success: true,
    Message: bookingCancelledText(sums),
    RefusalCode: null,
    ...wireSums(after, sumsOf(plan), madeBy),
  };
}

function wasCancelled(booking: BookedReservation): CancelResponse {
  const sums = { ...noSums, costMinor: feesMinor(booking) };
  return {
    Success: true,
    Message: wasCancelledText,
    RefusalCode: null,
    ...wireSums(booking, sums, 'lookup'),
  };
}

function notDone(
  { hotel, madeBy }: CancelCommand,
  { code, booking, sums }: Extract<Cancelled, { kind: 'refused' }>,
): CancelResponse {
  const Message = refusalText(code, hotel.definition.property.unitName);
  return { Success: false, Message, RefusalCode: code, ...wireSums(booking, sums, madeBy) };
}

function wireSums({ version, currency }: BookedReservation, sums: Sums, by: ChangeMaker) {
  const amount = (minor: number) => toWireAmount(minor, currency);
  return {
    Version: version,
    Cost: amount(sums.costMinor),
    Refund: amount(sums.refundMinor),
    RefundToVoucher: amount(sums.toVoucherMinor),
    RefundTo: refundToOnWire(sums.refunds, { currency, by }),
  };
}
