import type { PropertyId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Limits } from '../../config/limits.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { countEach } from './count-each.ts';

const WINDOW_S = 24 * 60 * 60;

export interface UnpaidRooms {
  readonly propertyId: PropertyId;
  /** By `clientAddress`. */
  readonly address: string;
  readonly rooms: number;
  /** Of all rooms together. */
  readonly nights: number;
}

/**
 * Counts rooms and their nights that are about to be booked with nothing paid and no card kept, in the transaction that books them: what is
 * rolled back is not counted. Others of the address wait until it has ended. Answers when the window is over where so many
 * are not left, else undefined. Rule: docs/limits.md, "Rooms that are not paid".
 */
export async function takeUnpaidRooms(
  tx: Transaction<Schema>,
  { propertyId, address, rooms, nights }: UnpaidRooms,
  { limits, secret, now }: { readonly limits: Limits; readonly secret: string; readonly now: Date },
): Promise<Date | undefined> {
  const common = { who: address, windowS: WINDOW_S };
  const limit = await countEach(tx, { propertyId, secret, now }, [
    { ...common, kind: 'unpaid-rooms-per-address', count: rooms, most: limits.unpaidRoomsPerAddress },
    { ...common, kind: 'unpaid-nights-per-address', count: nights, most: limits.unpaidNightsPerAddress },
  ]);
  return limit?.opensAt;
}
