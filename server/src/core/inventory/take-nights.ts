import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { NightDemand } from './night-demand.ts';
import { appendNightChanges, holdNights } from './nights-taken.store.ts';

/** The nights that were no longer to be had. */
export interface NoRoomLeft {
  readonly code: 'basket.no-room-left';
  readonly nights: readonly { readonly roomTypeId: RoomTypeId; readonly date: LocalDate }[];
}

export type TakeNights = (
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  demand: readonly NightDemand[],
  now: Date,
) => Promise<Result<null, NoRoomLeft>>;

/**
 * The one function through which nights are taken: all of `demand` (as `nightDemand` sums it) becomes held, or it is
 * refused and the caller rolls back. A night the hotel has no row for is not for sale. Rule: docs/locking.md.
 */
export const takeNights: TakeNights = async (tx, propertyId, demand, now) => {
  const missing = await holdNights(tx, propertyId, demand);
  if (missing.length > 0) return refused({ code: 'basket.no-room-left', nights: missing });
  await appendNightChanges(tx, propertyId, demand, now);
  return ok(null);
};
