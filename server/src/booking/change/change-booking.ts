import type { PaymentAttemptId } from '@portico/domain/ids';
import { ok, type Result } from '@portico/domain/result';
import { atOneImport } from '../../hotel/at-one-import.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { once } from '../../platform/once/once.ts';
import { browserFactsOf } from '../../payments/browser-facts.ts';
import { settle } from '../../payments/settle/settle.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { payAndSettle, readToPay, type Payer } from '../submit/pay-and-settle.ts';
import { beginChange, type BegunChange } from './begin-change.ts';
import type { ChangeDeps } from './change-deps.ts';
import { changeSettler, readChangeOf, type SettledChange } from './change-settler.ts';
import { changeAnswer, storedChangeAnswer, type ChangeOutcome, type ChangeAnswer } from './change-answer.ts';
import { keepsCard } from './stored-plan.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import type { ChangeCaller, ChangeCommand } from './change-command.ts';
import { endOpenChange } from './poll-change.ts';

export interface ChangeDone extends ChangeAnswer {
  /** Whether this request had its card declined. */
  readonly isDeclined: boolean;
  /** Whether this request began the change: if so, its limits stay counted. */
  readonly isFirst: boolean;
  /** The booking after this request; undefined: it has to be read. */
  readonly left: BookedReservation | undefined;
}

/**
 * Changes a booking, once per idempotency key. Plans under the lock of the booking and applies the plan at once, or
 * once it is paid. No transaction is open during the call to the provider. Refuses another version or price than the guest
 * saw, and what `planChange` refuses; nothing is then changed. Rule: docs/booking.md, "Changing a booking".
 */
export async function changeBooking(
  deps: ChangeDeps,
  hotel: Hotel,
  command: ChangeCommand,
  by: ChangeCaller,
): Promise<Result<ChangeDone, BookingRefusal>> {
  const begun = await begin(deps, hotel, command, by);
  if (!begun.ok) return begun;
  const { isFirst } = begun.value;
  if (begun.value.kind === 'answered') {
    const { answer, left } = begun.value;
    return ok({ ...answer, isDeclined: false, isFirst, left });
  }
  const { card, browser, returnPath } = command;
  const paid = await payChange(deps, begun.value.attempt.attemptId, {
    hotel,
    card,
    browser: browserFactsOf(browser, by),
    returnPath,
  });
  return ok({ ...changeAnswer(paid), isDeclined: paid.isDeclined ?? false, isFirst, left: undefined });
}

/** A change that waits for its guest ends when the guest begins another. */
async function begin(
  deps: ChangeDeps,
  hotel: Hotel,
  command: ChangeCommand,
  { idempotencyKey, madeBy, address }: ChangeCaller,
): Promise<Result<BegunChange & Pick<ChangeDone, 'isFirst'>, BookingRefusal>> {
  const { propertyId } = hotel;
  const { scope, fingerprint, reservationId } = command;
  const one = { propertyId, scope, key: idempotencyKey, fingerprint, readAnswer: storedChangeAnswer };
  const run = async () => {
    let isFirst = false;
    const begun = await atOneImport(deps.hotels, hotel, (current) =>
      once<ChangeAnswer, BegunChange, BookingRefusal>(deps, one, (tx, run) => {
        isFirst = true;
        return beginChange(deps, tx, { hotel: current, command, madeBy, address, ...run });
      }),
    );
    return begun.ok ? ok({ ...begun.value, isFirst }) : begun;
  };
  const begun = await run();
  const isWaiting = !begun.ok && begun.refusal.code === 'change.waits-for-payment';
  if (!isWaiting || !command.mayEndOpen) return begun;
  await endOpenChange(deps, { propertyId, reservationId });
  return run();
}

/** Charges for a change and settles it. Rule: docs/payments.md, "Paying a change". */
async function payChange(
  deps: ChangeDeps,
  attemptId: PaymentAttemptId,
  payer: Omit<Payer, 'keepCard' | 'expiresAt'>,
): Promise<ChangeOutcome & Pick<SettledChange, 'isDeclined'>> {
  const { kysely } = deps.database;
  const toPay = await readToPay(kysely, payer.hotel.propertyId, attemptId);
  const { attempt } = toPay;
  const { status, plan, holdEndsAt } = await readChangeOf(kysely, attempt);
  if (status !== 'open') return { status, actionUrl: null };
  const keepCard = plan !== null && keepsCard(plan);
  const expiresAt = holdEndsAt ?? attempt.createdAt;
  const settled = await payAndSettle(deps, toPay, { ...payer, keepCard, expiresAt }, (answer) =>
    settle(deps, changeSettler, attempt, answer, 'in-request'),
  );
  return settled ?? { status, actionUrl: attempt.actionUrl };
}
