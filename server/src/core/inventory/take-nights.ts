import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { changeNights } from './change-nights.store.ts';
import type { NightChange } from './night-changes.ts';

/** The nights that were no longer to be had. */
export interface NoRoomLeft {
  readonly code: 'basket.no-room-left';
  readonly nights: readonly { readonly roomTypeId: RoomTypeId; readonly date: LocalDate }[];
}

export type TakeNights = (
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  changes: readonly NightChange[],
  now: Date,
) => Promise<Result<null, NoRoomLeft>>;

/**
 * The one function through which nights are taken, or exchanged for others: all of `changes` are made, or it is refused
 * and the caller rolls back. A night the hotel has no row for is not for sale. Rule: docs/locking.md, "Taking".
 */
export const takeNights: TakeNights = async (tx, propertyId, changes, now) => {
  const missing = await changeNights(tx, propertyId, changes, now);
  if (missing.length === 0) return ok(null);
  const nights = missing.map(({ thingId, date }) => ({ roomTypeId: thingId, date }));
  return refused({ code: 'basket.no-room-left', nights });
};
