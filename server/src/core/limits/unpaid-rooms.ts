import type { PropertyId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Limits } from '../../config/limits.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { countEach } from './count-each.ts';
import { networksOf } from './networks.ts';

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
 * Counts rooms and their nights that are about to be booked with nothing paid, in the transaction that books them: what is
 * rolled back is not counted. Others of the address wait until it has ended. Answers when the window is over where so many
 * are not left, else undefined. Rule: docs/limits.md, "Rooms that are not paid".
 */
export async function takeUnpaidRooms(
  tx: Transaction<Schema>,
  { propertyId, address, rooms, nights }: UnpaidRooms,
  { limits, secret, now }: { readonly limits: Limits; readonly secret: string; readonly now: Date },
): Promise<Date | undefined> {
  const wanted = networksOf(address).flatMap(({ name: who, times }) => {
    const most = {
      rooms: limits.unpaidRoomsPerAddress * times,
      nights: limits.unpaidNightsPerAddress * times,
    };
    return [
      { who, windowS: WINDOW_S, kind: 'unpaid-rooms-per-address', count: rooms, most: most.rooms },
      { who, windowS: WINDOW_S, kind: 'unpaid-nights-per-address', count: nights, most: most.nights },
    ];
  });
  const limit = await countEach(tx, { propertyId, secret, now }, wanted);
  return limit?.opensAt;
}
