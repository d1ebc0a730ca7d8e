import type { ManageUpdateRequest } from '@portico/contract/calls/manage-update';
import { cardFromWire } from '@portico/contract/wire/card';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import { ok, type Result } from '@portico/domain/result';
import { changeAnswer } from '../../core/change/change-settler.ts';
import { payChange } from '../../core/change/pay-change.ts';
import { endOpenChange } from '../../core/change/poll-change.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { fingerprintOf } from '../../core/once/idempotency.ts';
import { once } from '../../core/once/once.ts';
import { browserFactsOf, type Caller } from '../../core/payment/browser-facts.ts';
import { beginUpdate, type BegunUpdate } from './begin-update.ts';
import type { ChangeDeps } from './change-deps.ts';
import { keptUpdateAnswer, type UpdateAnswer } from './kept-update-answer.ts';
import type { UpdateRefusal } from './update-refusal.ts';

/** Of the idempotency keys of Update. */
export const UPDATE_SCOPE = 'manage.update';

export interface UpdateCaller extends Caller {
  readonly idempotencyKey: string | undefined;
  readonly madeBy: ChangeMaker;
}

export interface Updated extends UpdateAnswer {
  /** Whether this very request had its card declined. */
  readonly isDeclined: boolean;
}

/**
 * Changes a booking, once for each key: plans it under the lock of the booking and applies the plan, at once or when what
 * it takes is paid, with no transaction open while the provider is asked. Refuses another version or another price than
 * the guest saw, and what `planChange` does; then nothing is changed. Rule: docs/booking.md, "Changing a booking".
 */
export async function updateBooking(
  deps: ChangeDeps,
  hotel: Hotel,
  body: ManageUpdateRequest,
  by: UpdateCaller,
): Promise<Result<Updated, UpdateRefusal>> {
  const begun = await begin(deps, hotel, body, by);
  if (!begun.ok) return begun;
  if (begun.value.kind === 'answered') return ok({ ...begun.value.answer, isDeclined: false });
  const { CardDetails, BrowserData } = body;
  const paid = await payChange(deps, begun.value.attempt.attemptId, {
    hotel,
    card: CardDetails ? cardFromWire(CardDetails) : null,
    browser: browserFactsOf(BrowserData, by),
  });
  return ok({ ...changeAnswer(paid), isDeclined: paid.isDeclined ?? false });
}

/** A change that waits for its guest ends where the guest turns to another. */
async function begin(
  deps: ChangeDeps,
  hotel: Hotel,
  body: ManageUpdateRequest,
  { idempotencyKey, madeBy, address }: UpdateCaller,
): Promise<Result<BegunUpdate, UpdateRefusal>> {
  const { propertyId } = hotel;
  const one = {
    propertyId,
    scope: UPDATE_SCOPE,
    key: idempotencyKey,
    fingerprint: fingerprintOf({ ...body, CardDetails: null, BrowserData: null }),
    readAnswer: keptUpdateAnswer,
  };
  const run = () =>
    once<UpdateAnswer, BegunUpdate, UpdateRefusal>(deps, one, (tx, now) =>
      beginUpdate(deps, tx, { hotel, body, madeBy, address, now }),
    );
  const begun = await run();
  if (begun.ok || begun.refusal.code !== 'change.waits-for-payment') return begun;
  await endOpenChange(deps, { propertyId, reservationId: body.ReservationId });
  return run();
}
