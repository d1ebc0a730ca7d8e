import type { RequestedCard } from '@portico/contract/wire/card';
import type { PaymentAttemptId } from '@portico/domain/ids';
import { ok, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { atOneImport } from '../../hotel/at-one-import.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { once } from '../../platform/once/once.ts';
import type { Attempt } from '../../payments/attempts/attempt.ts';
import { bookingOf } from '../../payments/attempts/booking-of.ts';
import { readAttempt } from '../../payments/attempts/payment-ledger.store.ts';
import { browserFactsOf } from '../../payments/browser-facts.ts';
import type { BrowserFacts, PaymentAnswer } from '../../payments/payment-port.ts';
import { pay } from '../../payments/settle/pay.ts';
import { settle } from '../../payments/settle/settle.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import { beginOrdered, type BegunOrder } from './begin-ordered.ts';
import type { ChangeDeps } from './change-deps.ts';
import { changeSettler, type SettledChange } from './change-settler.ts';
import { changeAnswer, keptOrderAnswer, type OrderAnswer } from './kept-order-answer.ts';
import { keepsCard } from './kept-plan.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { ChangeCaller, OrderedChange } from './ordered-change.ts';
import { endOpenChange } from './poll-change.ts';
import { readPaidChange, type PaidChange } from './read-change.store.ts';

export interface OrderDone extends OrderAnswer {
  /** Whether this very request had its card declined. */
  readonly isDeclined: boolean;
  /** The booking as this very request has left it; undefined: it has to be read. */
  readonly left: BookedReservation | undefined;
}

/**
 * Changes a booking, once for each key: plans it under the lock of the booking and applies the plan, at once or when what
 * it takes is paid, with no transaction open while the provider is asked. Refuses another version or another price than
 * the guest saw, and what `planChange` does; then nothing is changed. Rule: docs/booking.md, "Changing a booking".
 */
export async function orderChange(
  deps: ChangeDeps,
  hotel: Hotel,
  order: OrderedChange,
  by: ChangeCaller,
): Promise<Result<OrderDone, OrderRefusal>> {
  const begun = await begin(deps, hotel, order, by);
  if (!begun.ok) return begun;
  if (begun.value.kind === 'answered') {
    const { answer, left } = begun.value;
    return ok({ ...answer, isDeclined: false, left });
  }
  const { card, browser, returnPath } = order;
  const paid = await payChange(deps, begun.value.attempt.attemptId, {
    hotel,
    card,
    browser: browserFactsOf(browser, by),
    returnPath,
  });
  return ok({ ...changeAnswer(paid), isDeclined: paid.isDeclined ?? false, left: undefined });
}

/** A change that waits for its guest ends where that guest turns to another. */
async function begin(
  deps: ChangeDeps,
  hotel: Hotel,
  order: OrderedChange,
  { idempotencyKey, madeBy, address }: ChangeCaller,
): Promise<Result<BegunOrder, OrderRefusal>> {
  const { propertyId } = hotel;
  const { scope, fingerprint, reservationId } = order;
  const one = { propertyId, scope, key: idempotencyKey, fingerprint, readAnswer: keptOrderAnswer };
  const run = () =>
    atOneImport(deps.hotels, hotel, (current) =>
      once<OrderAnswer, BegunOrder, OrderRefusal>(deps, one, (tx, run) =>
        beginOrdered(deps, tx, { hotel: current, order, madeBy, address, ...run }),
      ),
    );
  const begun = await run();
  const isWaiting = !begun.ok && begun.refusal.code === 'change.waits-for-payment';
  if (!isWaiting || !order.mayEndOpen) return begun;
  await endOpenChange(deps, { propertyId, reservationId });
  return run();
}

interface Payer {
  readonly hotel: Hotel;
  /** Typed for this change; null: none was. */
  readonly card: RequestedCard | null;
  readonly browser: BrowserFacts | null;
  /** The path to which the bank or the provider's page sends the guest back. */
  readonly returnPath: string;
}

interface ToPay {
  readonly attempt: Attempt;
  readonly change: PaidChange;
  readonly reservation: BookedReservation;
}

/**
 * Asks for what a change takes, with no transaction open, and settles what the provider said. A repeat of the request
 * names the same attempt, so that nothing is taken twice. Rule: docs/payments.md, "Paying a change".
 */
async function payChange(
  deps: ChangeDeps,
  attemptId: PaymentAttemptId,
  payer: Payer,
): Promise<Pick<SettledChange, 'status' | 'actionUrl' | 'isDeclined' | 'isNotBegun' | 'isCardUnusable'>> {
  const toPay = await readToPay(deps.database.kysely, attemptId, payer.hotel);
  const { attempt, change } = toPay;
  if (change.status !== 'open') return { status: change.status, actionUrl: null };
  const answer = await ask(deps, toPay, payer);
  try {
    return await settle(deps, changeSettler, attempt, answer, 'in-request');
  } catch (error) {
    // What it needs is held and the provider has the attempt: recovery settles it, and the guest must not pay again.
    deps.log.error({ err: error, attemptId }, 'a payment of a change could not be settled');
    return { status: 'open', actionUrl: attempt.actionUrl };
  }
}

function ask(
  deps: ChangeDeps,
  { attempt, change, reservation }: ToPay,
  payer: Payer,
): Promise<PaymentAnswer> {
  const { name } = payer.hotel.definition.property;
  return pay(deps.providers, attempt, {
    card: payer.card,
    browser: payer.browser,
    returnUrl: `${deps.publicUrl ?? ''}${payer.returnPath}`,
    keepCard: change.plan !== null && keepsCard(change.plan),
    email: reservation.booker.email,
    description: `${name}, ${reservation.referenceNumber}`,
    expiresAt: change.holdEndsAt ?? attempt.createdAt,
  });
}

async function readToPay(
  db: Kysely<Schema>,
  attemptId: PaymentAttemptId,
  { propertyId }: Hotel,
): Promise<ToPay> {
  const attempt = await readAttempt(db, { propertyId, attemptId });
  const reservation =
    attempt && (await readReservation(db, propertyId, { reservationId: bookingOf(attempt) }));
  const { changeId = null } = attempt ?? {};
  const change =
    reservation && changeId !== null
      ? await readPaidChange(db, { propertyId, reservationId: reservation.reservationId, changeId })
      : undefined;
  if (attempt === undefined || reservation === undefined || change === undefined)
    throw new Error('a key of a payment that does not exist');
  return { attempt, reservation, change };
}
