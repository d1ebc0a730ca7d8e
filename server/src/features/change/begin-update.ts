import type { ManageUpdateRequest } from '@portico/contract/calls/manage-update';
import { cardFromWire } from '@portico/contract/wire/card';
import { nightsOf } from '@portico/domain/calendar/stay';
import { isUnpaidWay } from '@portico/domain/payment/payment-methods';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { PaymentAttemptId } from '@portico/domain/ids';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { limitLabel } from '../../config/limits.ts';
import { applyChange } from '../../core/change/apply-change.ts';
import { beginPaidChange } from '../../core/change/begin-paid-change.ts';
import type { ChangePlan } from '../../core/change/change-plan.ts';
import { readOpenChange } from '../../core/change/change.store.ts';
import { planChange } from '../../core/change/plan-change.ts';
import { reasonFaults, reasonText } from '../../core/change/reason-faults.ts';
import { wayToPay, type WayToPay } from '../../core/change/way-to-pay.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import type { TakeRefusal } from '../../core/inventory/takers.ts';
import { secondsUntil } from '../../core/limits/seconds-until.ts';
import { takeUnpaidRooms } from '../../core/limits/unpaid-rooms.ts';
import { cardFaults } from '../../core/payment/card-faults.ts';
import type { BookedReservation } from '../../core/reservation/booked-reservation.ts';
import { lockReservation } from '../../core/reservation/read-reservation.store.ts';
import { whatIsGone } from '../../core/reservation/what-is-gone.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { ChangeDeps } from './change-deps.ts';
import { applied, type UpdateAnswer } from './kept-update-answer.ts';
import { quoteOfPlan } from './quote-of-plan.ts';
import { changedMeanwhile, isAsSeen, type UpdateRefusal } from './update-refusal.ts';
import { wantedOfBody } from './wanted-of-body.ts';

type Tx = Transaction<Schema>;

export interface UpdateOrder {
  readonly hotel: Hotel;
  readonly body: ManageUpdateRequest;
  readonly madeBy: ChangeMaker;
  /** By `clientAddress`. */
  readonly address: string;
  readonly now: Date;
}

/** Done, or open until its payment has decided. */
export type BegunUpdate =
  | { readonly kind: 'answered'; readonly answer: UpdateAnswer }
  | { readonly kind: 'open'; readonly attempt: { readonly attemptId: PaymentAttemptId } };

type Begun = Promise<Result<BegunUpdate, UpdateRefusal>>;

/** The first transaction of a change. What it refuses has to be rolled back. */
export async function beginUpdate(deps: ChangeDeps, tx: Tx, order: UpdateOrder): Begun {
  const { hotel, body, now } = order;
  const before = await lockReservation(tx, hotel.propertyId, body.ReservationId);
  if (before === undefined) return refused({ code: 'reservation.unknown' });
  if (changedMeanwhile(body, before)) return refused({ code: 'reservation.changed-meanwhile' });
  if ((await readOpenChange(tx, before)) !== undefined) return refused({ code: 'change.waits-for-payment' });
  const wanted = wantedOfBody(body);
  const reasonIds = wanted.roomsToCancel.map(({ reasonId }) => reasonId);
  const faults = reasonFaults(
    hotel,
    reasonIds.map((reasonId, index) => ({
      reasonId,
      field: `RoomsToCancel[${index}].CancellationReasonId`,
    })),
  );
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const planned = await planChange(tx, hotel, before, wanted, now);
  if (!planned.ok) return planned;
  const plan = planned.value;
  if (!isAsSeen(body, plan)) {
    const quote = await quoteOfPlan(tx, { hotel, providers: deps.providers, plan });
    return refused({ code: 'quote.price-changed', quote });
  }
  if (plan.what.length === 0) return ok({ kind: 'answered', answer: applied });
  const opensAt = await limitUnpaid(deps, tx, plan, order);
  if (opensAt !== undefined) {
    deps.onLimitMet(limitLabel('unpaidRoomsPerAddress'));
    return refused({ code: 'request.too-many', thing: 'unpaid', opensInS: secondsUntil(opensAt, now) });
  }
  const reason = reasonText(hotel, reasonIds);
  return plan.money.takeMinor > 0
    ? beginToPay(deps, tx, order, plan, reason)
    : applyAtOnce(deps, tx, order, plan, reason);
}

/** What an unpaid booking grows by counts as if it were booked. Rule: docs/limits.md, "Rooms that are not paid". */
async function limitUnpaid(
  deps: ChangeDeps,
  tx: Tx,
  { before, after }: ChangePlan,
  { address, now }: UpdateOrder,
): Promise<Date | undefined> {
  if (!isUnpaidWay(before.paymentType)) return undefined;
  const roomsOf = (booking: BookedReservation) => booking.rooms.filter(({ cancelled }) => cancelled === null);
  const nightsIn = (booking: BookedReservation) =>
    roomsOf(booking).reduce((sum, { stay }) => sum + nightsOf(stay), 0);
  const rooms = Math.max(0, roomsOf(after).length - roomsOf(before).length);
  const nights = Math.max(0, nightsIn(after) - nightsIn(before));
  return takeUnpaidRooms(tx, { propertyId: before.propertyId, address, rooms, nights }, { ...deps, now });
}

async function applyAtOnce(
  { takers }: ChangeDeps,
  tx: Tx,
  { hotel, madeBy, now }: UpdateOrder,
  plan: ChangePlan,
  reason: string | null,
): Begun {
  const done = await applyChange(tx, plan, { madeBy, reason, now, take: takers });
  return done.ok ? ok({ kind: 'answered', answer: applied }) : refused(goneRefusal(hotel, done.refusal));
}

async function beginToPay(
  { takers, providers }: ChangeDeps,
  tx: Tx,
  { hotel, body, madeBy, now }: UpdateOrder,
  plan: ChangePlan,
  reason: string | null,
): Begun {
  const hasTypedCard = Boolean(body.CardDetails);
  const way = await wayToPay(tx, { hotel, providers, booking: plan.before, hasTypedCard });
  const { before, money } = plan;
  if (way === undefined) return refused({ code: 'payment.not-configured' });
  if (money.takeMinor < way.provider.leastMinor(before.currency))
    return refused({ code: 'payment.too-small' });
  const faults = faultsOfCard(hotel, body, way, now);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const begun = await beginPaidChange(tx, plan, way, { madeBy, reason, now, take: takers });
  if (!begun.ok) return refused(goneRefusal(hotel, begun.refusal));
  return ok({ kind: 'open', attempt: begun.value });
}

/** A card has to be typed where it is handed to the provider here. */
function faultsOfCard(hotel: Hotel, { CardDetails }: ManageUpdateRequest, way: WayToPay, now: Date) {
  if (way.paidBy !== 'card') return [];
  const today = localTimeAt(now.getTime(), hotel.definition.property.timeZone).date;
  return cardFaults(hotel, CardDetails ? cardFromWire(CardDetails) : null, today);
}

function goneRefusal(hotel: Hotel, refusal: TakeRefusal): UpdateRefusal {
  if (refusal.code === 'basket.no-room-left' || refusal.code === 'extra.unavailable')
    return { code: refusal.code, which: whatIsGone(hotel, refusal) };
  throw new Error(`a change takes no ${refusal.code}`);
}
