import type { RefusalCode } from '@portico/contract/refusals';
import type { ReservationId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { applyChange, type ChangeContext } from '../change/apply-change.ts';
import type { ChangePlan } from '../change/change-plan.ts';
import type { BookingRefusal, InvalidRequest } from '../submit/booking-refusal.ts';
import { endOpenChange } from '../change/poll-change.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PaymentRefund } from '../../payments/refunds/give-back.ts';
import type { PollProviderDeps } from '../../payments/settle/poll-provider.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { writeTogether } from '../../platform/database/write-together.ts';

export type CancelDeps = PollProviderDeps;

export type NotCancelled = { readonly code: 'reservation.unknown' } | InvalidRequest;

export type Cancelled =
  | { readonly kind: 'done'; readonly plan: ChangePlan }
  | { readonly kind: 'was-cancelled'; readonly booking: BookedReservation }
  | {
      readonly kind: 'refused';
      readonly code: RefusalCode;
      readonly booking: BookedReservation;
      readonly sums: Sums;
    };

export type CancelOutcome = Result<Cancelled, NotCancelled>;

/** Minor units. */
export interface Sums {
  readonly costMinor: number;
  /** To cards and voucher together. */
  readonly refundMinor: number;
  readonly toVoucherMinor: number;
  readonly refunds: readonly PaymentRefund[];
}

export const noSums: Sums = { costMinor: 0, refundMinor: 0, toVoucherMinor: 0, refunds: [] };

/** Ends a change that waits for payment before making another. */
export async function endingOpenChange(
  deps: CancelDeps,
  { hotel, reservationId }: { readonly hotel: Hotel; readonly reservationId: ReservationId },
  work: (tx: Transaction<Schema>, now: Date) => Promise<CancelOutcome>,
): Promise<CancelOutcome> {
  const { database, clock } = deps;
  const run = () => inTransaction(database, (tx) => work(tx, clock.now()), { retryable: true });
  const outcome = await run();
  const isWaiting =
    outcome.ok && outcome.value.kind === 'refused' && outcome.value.code === 'change.waits-for-payment';
  if (!isWaiting) return outcome;
  await endOpenChange(deps, { propertyId: hotel.propertyId, reservationId });
  return run();
}

export async function applyCancelling(
  tx: Transaction<Schema>,
  plan: ChangePlan,
  command: ChangeContext,
): Promise<void> {
  const applied = await applyChange(tx, plan, command);
  if (!applied.ok) throw new Error(`cancelling was refused: ${applied.refusal.code}`);
  await writeTogether(tx, applied.value.writes);
}

export function notPlanned(refusal: BookingRefusal, booking: BookedReservation): CancelOutcome {
  if (refusal.code === 'request.invalid') return refused(refusal);
  if (refusal.code === 'reservation.unknown') return refused({ code: refusal.code });
  return notNow(refusal.code, booking);
}

export function notNow(code: RefusalCode, booking: BookedReservation, sums: Sums = noSums): CancelOutcome {
  return ok({ kind: 'refused', code, booking, sums });
}

export function sumsOf({ feeMinor, money }: ChangePlan): Sums {
  const { refundMinor, voucherReturnMinor: toVoucherMinor, refunds } = money;
  return { costMinor: feeMinor, refundMinor: refundMinor + toVoucherMinor, toVoucherMinor, refunds };
}
