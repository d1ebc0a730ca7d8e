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

/** The inventory of a booking. */
export interface Taken {
  readonly propertyId: PropertyId;
  readonly rooms: readonly {
    readonly roomTypeId: RoomTypeId;
    readonly stay: Stay;
    readonly extras: RoomWithExtras['extras'];
  }[];
  /** The redeemed promotion; null: none. */
  readonly promotionId: PromotionId | null;
  /** Null: no voucher. */
  readonly voucher: VoucherSpending | null;
}

/**
 * Holds what a booking needs, in the order of docs/locking.md: nights, extras, the promotion's redemption. A voucher is
 * spent at once. Refuses at the first that is unavailable; the caller rolls back.
 */
export const takeAll = (
  tx: Transaction<Schema>,
  booking: Taken,
  now: Date,
  take: Takers = takers,
): Promise<Result<null, TakeRefusal>> => takeBy(moves.take, take, tx, booking, now);

/** `takeAll`, sold at once: for a booking without payment, or already paid. */
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

/** Sells the nights and extras a booking holds, and uses its promotion. The voucher is already spent. */
export const confirmTaken = (tx: Transaction<Schema>, booking: Taken, now: Date): Promise<void> =>
  moveTaken(tx, booking, moves.confirm, now);

/** Releases all a failed booking holds, and returns its voucher's balance. */
export async function releaseTaken(tx: Transaction<Schema>, booking: Taken, now: Date): Promise<void> {
  const { propertyId, voucher } = booking;
  await moveTaken(tx, booking, moves.release, now);
  if (voucher !== null) await returnToVoucher(tx, propertyId, voucher.code, voucher.minor);
}

/**
 * Exchanges what a confirmed booking has for what it is to have, nights and extras each in one sum. What both have is
 * neither locked nor changed; a cancelled booking then holds nothing. Refuses at the first that is unavailable; the
 * caller rolls back. Unused redemptions and voucher amounts are returned. Rule: docs/locking.md, "Changes".
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

/** Returns the redemption and the voucher amount that a changed booking no longer needs. */
export async function returnOver(tx: Transaction<Schema>, before: Taken, after: Taken): Promise<void> {
  const { propertyId, promotionId, voucher } = before;
  if (promotionId !== null && after.promotionId === null)
    await changeRedemption(tx, propertyId, promotionId, moves.cancel);
  const returned = (voucher?.minor ?? 0) - (after.voucher?.minor ?? 0);
  if (voucher !== null && returned > 0) await returnToVoucher(tx, propertyId, voucher.code, returned);
}

/** The changes of an exchange in nights and in extras, each in one sum. */
export function exchangeOf(
  before: Pick<Taken, 'rooms'>,
  after: Pick<Taken, 'rooms'>,
): { nights: NightChange[]; extras: ExtraChange[] } {
  const exchanged = <Id extends number>(changesOf: (rooms: Taken['rooms'], move: Move) => DayChange<Id>[]) =>
    sumChanges([...changesOf(before.rooms, moves.cancel), ...changesOf(after.rooms, moves.sell)]);
  return { nights: exchanged(nightChanges), extras: exchanged(extraChanges) };
}

/** For moves that take nothing more, so none is refused. */
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
