import type { ManageUpdateRequest } from '@portico/contract/calls/manage-update';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { applyChange } from '../../core/change/apply-change.ts';
import { planChange } from '../../core/change/plan-change.ts';
import { reasonFaults, reasonText } from '../../core/change/reason-faults.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { fingerprintOf } from '../../core/once/idempotency.ts';
import { once } from '../../core/once/once.ts';
import { lockReservation } from '../../core/reservation/read-reservation.store.ts';
import { whatIsGone } from '../../core/reservation/what-is-gone.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { ChangeDeps } from './change-deps.ts';
import { keptUpdateAnswer, type UpdateAnswer } from './kept-update-answer.ts';
import { quoteOfPlan } from './quote-of-plan.ts';
import { changedMeanwhile, isAsSeen, type UpdateRefusal } from './update-refusal.ts';
import { wantedOfBody } from './wanted-of-body.ts';

/** Of the idempotency keys of Update. */
const UPDATE_SCOPE = 'manage.update';

interface Begun {
  readonly kind: 'answered';
  readonly answer: UpdateAnswer;
}

interface ByWhom {
  readonly idempotencyKey: string | undefined;
  readonly madeBy: ChangeMaker;
}

const applied: UpdateAnswer = { Status: 'Applied', ActionUrl: null };

/**
 * Changes a booking, once for each key: plans it under the lock of the booking and applies the plan. Refuses another
 * version or another price than the guest saw, and what `planChange` does; then nothing is changed.
 * Rule: docs/booking.md, "Changing a booking".
 */
export async function updateBooking(
  deps: ChangeDeps,
  body: ManageUpdateRequest,
  { idempotencyKey, madeBy }: ByWhom,
): Promise<Result<UpdateAnswer, UpdateRefusal>> {
  const hotel = await deps.hotels.find(body.PropertyId);
  if (hotel === undefined) return refused({ code: 'reservation.unknown' });
  const one = {
    propertyId: hotel.propertyId,
    scope: UPDATE_SCOPE,
    key: idempotencyKey,
    fingerprint: fingerprintOf({ ...body, CardDetails: null, BrowserData: null }),
    readAnswer: keptUpdateAnswer,
  };
  const begun = await once<UpdateAnswer, Begun, UpdateRefusal>(deps, one, (tx, now) =>
    beginUpdate(deps, tx, { hotel, body, madeBy, now }),
  );
  if (!begun.ok) return begun;
  if (begun.value.kind === 'open') throw new Error('a change that waits for a payment');
  return ok(begun.value.answer);
}

interface Order {
  readonly hotel: Hotel;
  readonly body: ManageUpdateRequest;
  readonly madeBy: ChangeMaker;
  readonly now: Date;
}

/** The first transaction of a change. What it refuses has to be rolled back. */
async function beginUpdate(
  { takers, providers }: ChangeDeps,
  tx: Transaction<Schema>,
  { hotel, body, madeBy, now }: Order,
): Promise<Result<Begun, UpdateRefusal>> {
  const before = await lockReservation(tx, hotel.propertyId, body.ReservationId);
  if (before === undefined) return refused({ code: 'reservation.unknown' });
  if (changedMeanwhile(body, before)) return refused({ code: 'reservation.changed-meanwhile' });
  const wanted = wantedOfBody(body);
  const chosen = wanted.roomsToCancel.map(({ reasonId }, index) => ({
    reasonId,
    field: `RoomsToCancel[${index}].CancellationReasonId`,
  }));
  const faults = reasonFaults(hotel, chosen);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const planned = await planChange(tx, hotel, before, wanted, now);
  if (!planned.ok) return planned;
  const plan = planned.value;
  if (!isAsSeen(body, plan))
    return refused({ code: 'quote.price-changed', quote: await quoteOfPlan(tx, { hotel, providers, plan }) });
  if (plan.what.length === 0) return ok({ kind: 'answered', answer: applied });
  if (plan.money.takeMinor > 0) return refused({ code: 'payment.not-configured' });
  const reason = reasonText(
    hotel,
    chosen.map(({ reasonId }) => reasonId),
  );
  const done = await applyChange(tx, plan, { madeBy, reason, now, take: takers });
  if (done.ok) return ok({ kind: 'answered', answer: applied });
  const { refusal } = done;
  if (refusal.code === 'basket.no-room-left' || refusal.code === 'extra.unavailable')
    return refused({ code: refusal.code, which: whatIsGone(hotel, refusal) });
  throw new Error(`a change takes no ${refusal.code}`);
}
