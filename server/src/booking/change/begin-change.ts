import type { LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf } from '@portico/domain/calendar/stay';
import { isUnpaidWay } from '@portico/domain/payment/payment-methods';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { PaymentAttemptId } from '@portico/domain/ids';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { limitLabel, limitTable, windowSeconds } from '../../config/limits.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { OneRun } from '../../platform/once/once.ts';
import { limitUnpaid, noteUnpaidRooms, roomsByNight } from '../holds/limit-unpaid.ts';
import { limitsIn } from '../../limits/rate-limits.ts';
import { takeLimits } from '../../limits/take-limits.ts';
import { browserFaults } from '../../payments/browser-facts.ts';
import { cardFaults } from '../../payments/card-faults.ts';
import { readSavedCard } from '../../payments/scheduled/scheduled-charge.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import { standingRooms } from '../../reservation/standing-rooms.ts';
import { applyChange, type ChangeContext } from './apply-change.ts';
import { requestEmailChange, isOtherEmail } from './request-email-change.ts';
import { beginPaidChange } from './begin-paid-change.ts';
import type { ChangeDeps } from './change-deps.ts';
import type { ChangePlan } from './change-plan.ts';
import { readChangesSoFar } from './read-change.store.ts';
import { applied, type ChangeAnswer } from './change-answer.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { changedMeanwhile, type ChangeCommand } from './change-command.ts';
import { planChange } from './plan-change.ts';
import { quoteOfPlan } from './quote-of-plan.ts';
import { reasonText } from './reason-faults.ts';
import { unavailableRefusal } from './unavailable-by-now.ts';
import { wayToKeep, wayToPay, type WayToPay } from './way-to-pay.ts';

type Tx = Transaction<Schema>;

interface Beginning extends OneRun {
  readonly hotel: Hotel;
  readonly command: ChangeCommand;
  readonly madeBy: ChangeMaker;
  /** By `clientAddress`. */
  readonly address: string;
}

/** Done, or open until its payment is decided. */
export type BegunChange =
  | {
      readonly kind: 'answered';
      readonly answer: ChangeAnswer;
      /** The booking after this run; absent if an earlier run was answered. */
      readonly left?: BookedReservation;
      readonly writes?: readonly Write[];
    }
  | { readonly kind: 'open'; readonly attempt: { readonly attemptId: PaymentAttemptId } };

type Begun = Promise<Result<BegunChange, BookingRefusal>>;

/** The first transaction of a requested change. The caller rolls back a refusal. */
export async function beginChange(deps: ChangeDeps, tx: Tx, beginning: Beginning): Begun {
  const { hotel, command, madeBy, now } = beginning;
  const before = await lockReservation(tx, hotel.propertyId, command.reservationId, command.known);
  if (before === undefined) return refused({ code: 'reservation.unknown' });
  if (changedMeanwhile(command, before)) return refused({ code: 'reservation.changed-meanwhile' });
  const { isWaiting, recentChanges, madeByLookup, ledger } = await readChangesSoFar(tx, before, now);
  if (isWaiting) return refused({ code: 'change.waits-for-payment' });
  const requested = command.requestedOf(before);
  if (!requested.ok) return requested;
  const planned = await planChange(tx, hotel, before, requested.value, { now, ledger });
  if (!planned.ok) return planned;
  const plan = await withCard(tx, command, planned.value);
  if (!command.isAsSeen(plan)) {
    const quote = await quoteOfPlan(tx, { hotel, providers: deps.providers, plan, madeBy, now });
    return refused({ code: 'quote.price-changed', quote });
  }
  const { changesPerBooking } = deps.limits;
  // Changes made by number and name do not use up the booker's limit.
  const counted = madeBy === 'lookup' ? recentChanges : recentChanges - madeByLookup;
  const isOverLimit = changesPerBooking > 0 && counted >= changesPerBooking && plan.what.length > 0;
  if (isOverLimit || !(await mayRequestEmail(tx, before, { ...command, madeBy, now }))) {
    deps.onLimitMet(limitLabel('changesPerBooking'));
    return refused({
      code: 'request.too-many',
      thing: 'changes',
      opensInS: windowSeconds[limitTable.changesPerBooking.window],
    });
  }
  if (plan.what.length === 0) return ok({ kind: 'answered', answer: applied, left: before });
  const opensInS = await unpaidOpensInS(deps, tx, plan, beginning);
  if (opensInS > 0) {
    deps.onLimitMet(limitLabel('unpaidRoomsPerAddress'));
    return refused({ code: 'request.too-many', thing: 'unpaid', opensInS });
  }
  const reasonIds = requested.value.roomsToCancel.map(({ reasonId }) => reasonId);
  const made = { madeBy, recentChanges, reason: reasonText(hotel, reasonIds), now, take: deps.takers };
  return plan.money.takeMinor > 0 || plan.keepsCard
    ? beginToPay(deps, tx, beginning, plan, made)
    : applyAtOnce(tx, hotel, plan, made);
}

/** Enqueues confirmation mails if a new address is requested. False: too many recent requests. */
async function mayRequestEmail(
  tx: Tx,
  before: BookedReservation,
  {
    requestedEmail: email,
    madeBy: requestedBy,
    now,
  }: Pick<ChangeCommand, 'requestedEmail'> & Pick<Beginning, 'madeBy' | 'now'>,
): Promise<boolean> {
  if (email === undefined || !isOtherEmail(email, before)) return true;
  return requestEmailChange(tx, before, { email, requestedBy, now });
}

/** Adds storing a card to the plan if none is stored. */
async function withCard(tx: Tx, { wantsCard }: ChangeCommand, plan: ChangePlan): Promise<ChangePlan> {
  if (!wantsCard || (await readSavedCard(tx, plan.before)) !== undefined) return plan;
  return { ...plan, keepsCard: true, what: [...plan.what, { what: 'card', was: '', now: 'kept' }] };
}

/**
 * Seconds until an unpaid booking may grow this much, counted like a new booking; 0: now. Rule: docs/limits.md, "Rooms
 * that are not paid".
 */
async function unpaidOpensInS(
  deps: ChangeDeps,
  tx: Tx,
  { before, after }: ChangePlan,
  { hotel, address, now }: Beginning,
): Promise<number> {
  const { propertyId, paymentType, reservationId } = before;
  if (!isUnpaidWay(paymentType) && paymentType !== 'store-card') return 0;
  const requested = grownNights(before, after);
  if (requested.size === 0) return 0;
  const rooms = Math.max(0, standingRooms(after).length - standingRooms(before).length);
  const nights = Math.max(0, nightsIn(after) - nightsIn(before));
  const { maxNumberOfRoomsOnBooking: mostAtOnce } = hotel.definition.settings;
  const unpaid = { ...deps, now };
  const limit = await limitUnpaid(tx, { propertyId, address, requested, rooms, mostAtOnce }, unpaid);
  if (limit !== undefined) return windowSeconds['a day'];
  await noteUnpaidRooms(tx, { propertyId, address, reservationId, rooms }, unpaid);
  const amounts = { unpaidRoomsPerAddress: rooms, unpaidNightsPerAddress: nights };
  const taken = await takeLimits(limitsIn(tx, unpaid), { propertyId, address }, amounts);
  return taken.isOpen ? 0 : taken.opensInS;
}

const nightsIn = (booking: BookedReservation) =>
  standingRooms(booking).reduce((sum, { stay }) => sum + nightsOf(stay), 0);

/** The number of rooms a booking gains, on each night that gains any. */
function grownNights(before: BookedReservation, after: BookedReservation): Map<LocalDate, number> {
  const byNight = (booking: BookedReservation) =>
    roomsByNight(standingRooms(booking).map(({ stay }) => stay));
  const had = byNight(before);
  const grown = [...byNight(after)].map(([date, count]) => [date, count - (had.get(date) ?? 0)] as const);
  return new Map(grown.filter(([, count]) => count > 0));
}

async function applyAtOnce(tx: Tx, hotel: Hotel, plan: ChangePlan, made: ChangeContext): Begun {
  const done = await applyChange(tx, plan, made);
  return done.ok
    ? ok({ kind: 'answered', answer: applied, left: plan.after, writes: done.value.writes })
    : refused(unavailableRefusal(hotel, done.refusal));
}

async function beginToPay(
  { providers }: ChangeDeps,
  tx: Tx,
  { hotel, command, madeBy, attemptId, now }: Beginning,
  plan: ChangePlan,
  made: ChangeContext,
): Begun {
  const hasTypedCard = command.card !== null;
  const { before, money } = plan;
  const storesCardOnly = money.takeMinor === 0;
  const way = storesCardOnly
    ? wayToKeep(hotel, providers)
    : await wayToPay(tx, { hotel, providers, booking: before, madeBy, hasTypedCard });
  if (way === undefined) return refused({ code: 'payment.not-configured' });
  if (!storesCardOnly && money.takeMinor < way.provider.leastMinor(before.currency))
    return refused({ code: 'payment.too-small' });
  const faults = faultsOfCard(hotel, command, way, now);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const begun = await beginPaidChange(tx, plan, { ...way, attemptId }, made);
  if (!begun.ok) return refused(unavailableRefusal(hotel, begun.refusal));
  return ok({ kind: 'open', attempt: begun.value });
}

/** A card is required if this server hands it to the provider. */
function faultsOfCard(hotel: Hotel, { card, browser }: ChangeCommand, way: WayToPay, now: Date) {
  if (way.paidBy !== 'card') return [];
  const today = localTimeAt(now.getTime(), hotel.definition.property.timeZone).date;
  return [...cardFaults(hotel, card, today), ...browserFaults(browser)];
}
