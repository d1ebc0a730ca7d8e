import type { PromotionId, PropertyId, RoomTypeId } from '@portico/domain/ids';
import type { Stay } from '@portico/domain/calendar/stay';
import { ok, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { changeDays, extraDay } from './change-days.store.ts';
import { changeNights } from './change-nights.store.ts';
import { moves, sumChanges, type DayChange, type Move } from './day-change.ts';
import { extraChanges, type ExtraChange, type RoomWithExtras } from './extra-changes.ts';
import { returnToVoucher } from './gift-voucher.store.ts';
import { nightChanges, type NightChange } from './night-changes.ts';
import { changeRedemption } from './redemption.store.ts';
import { takers, type Takers, type TakeRefusal, type VoucherSpending } from './takers.ts';

/** Of a booking, what is taken for it. */
export interface Taken {
  readonly propertyId: PropertyId;
  readonly rooms: readonly {
    readonly roomTypeId: RoomTypeId;
    readonly stay: Stay;
    readonly extras: RoomWithExtras['extras'];
  }[];
  /** The promotion it redeems; null: none. */
  readonly promotionId: PromotionId | null;
  /** Null: no voucher is spent. */
  readonly voucher: VoucherSpending | null;
}

/**
 * Holds everything a booking needs, in the order of docs/locking.md: nights, extras, the redemption of a promotion; what it
 * spends of a voucher is spent. The first that is not to be had is refused, and the caller rolls back.
 */
export const takeAll = (
  tx: Transaction<Schema>,
  booking: Taken,
  now: Date,
  take: Takers = takers,
): Promise<Result<null, TakeRefusal>> => takeBy(moves.take, take, tx, booking, now);

/** The same, sold at once: for a booking that waits for no payment, or whose money is there. */
export const sellAll = (
  tx: Transaction<Schema>,
  booking: Taken,
  now: Date,
  take: Takers = takers,
): Promise<Result<null, TakeRefusal>> => takeBy(moves.sell, take, tx, booking, now);

async function takeBy(
  move: Move,
  take: Takers,
  tx: Transaction<Schema>,
  { propertyId, rooms, promotionId, voucher }: Taken,
  now: Date,
): Promise<Result<null, TakeRefusal>> {
  const nights = await take.nights(tx, propertyId, nightChanges(rooms, move), now);
  if (!nights.ok) return nights;
  const extras = await take.extras(tx, propertyId, extraChanges(rooms, move));
  if (!extras.ok) return extras;
  const redemption =
    promotionId === null ? ok(null) : await take.redemption(tx, propertyId, promotionId, move);
  if (!redemption.ok) return redemption;
  return voucher === null ? ok(null) : take.voucher(tx, propertyId, voucher);
}

/** What a booking holds is its own: nights and extras are sold, the promotion is used. A voucher was spent before. */
export const confirmTaken = (tx: Transaction<Schema>, booking: Taken, now: Date): Promise<void> =>
  moveTaken(tx, booking, moves.confirm, now);

/** A booking has come to nothing: all it holds is there for others, and its voucher has its balance again. */
export async function releaseTaken(tx: Transaction<Schema>, booking: Taken, now: Date): Promise<void> {
  const { propertyId, voucher } = booking;
  await moveTaken(tx, booking, moves.release, now);
  if (voucher !== null) await returnToVoucher(tx, propertyId, voucher.code, voucher.minor);
}

/**
 * Exchanges what a confirmed booking has for what it is to have, nights and extras each in one sum: what both have is
 * neither locked nor changed; of one that is cancelled nothing is left. The first that is not to be had is refused, and the
 * caller rolls back. A redemption that is not needed any more, and what a voucher pays no more, come back.
 * Rule: docs/locking.md, "Changes".
 */
export async function exchangeTaken(
  tx: Transaction<Schema>,
  before: Taken,
  after: Taken,
  now: Date,
  take: Takers = takers,
): Promise<Result<null, TakeRefusal>> {
  const { propertyId } = before;
  const changes = exchangeOf(before, after);
  const nights = await take.nights(tx, propertyId, changes.nights, now);
  if (!nights.ok) return nights;
  const extras = await take.extras(tx, propertyId, changes.extras);
  if (!extras.ok) return extras;
  await returnOver(tx, before, after);
  return ok(null);
}

/** A redemption that a changed booking needs no more, and what a voucher pays no more of it. */
export async function returnOver(tx: Transaction<Schema>, before: Taken, after: Taken): Promise<void> {
  const { propertyId, promotionId, voucher } = before;
  if (promotionId !== null && after.promotionId === null)
    await changeRedemption(tx, propertyId, promotionId, moves.cancel);
  const returned = (voucher?.minor ?? 0) - (after.voucher?.minor ?? 0);
  if (voucher !== null && returned > 0) await returnToVoucher(tx, propertyId, voucher.code, returned);
}

/** What an exchange changes of nights and of extras, each in one sum. */
export function exchangeOf(
  before: Pick<Taken, 'rooms'>,
  after: Pick<Taken, 'rooms'>,
): { nights: NightChange[]; extras: ExtraChange[] } {
  const exchanged = <Id extends number>(changesOf: (rooms: Taken['rooms'], move: Move) => DayChange<Id>[]) =>
    sumChanges([...changesOf(before.rooms, moves.cancel), ...changesOf(after.rooms, moves.sell)]);
  return { nights: exchanged(nightChanges), extras: exchanged(extraChanges) };
}

/** For moves that take nothing more: none of them is refused. */
async function moveTaken(
  tx: Transaction<Schema>,
  { propertyId, rooms, promotionId }: Taken,
  move: Move,
  now: Date,
): Promise<void> {
  await changeNights(tx, propertyId, nightChanges(rooms, move), now);
  await changeDays(tx, extraDay, propertyId, extraChanges(rooms, move));
  if (promotionId !== null) await changeRedemption(tx, propertyId, promotionId, move);
}
