import type { PropertyId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { hiddenSubject } from './hidden-subject.ts';
import { addWithin } from './rate-limit.store.ts';
import { windowAt } from './window-at.ts';

const KIND = 'unpaid-rooms-per-address';
const WINDOW_S = 24 * 60 * 60;

export interface UnpaidRooms {
  readonly propertyId: PropertyId;
  /** By `clientAddress`. */
  readonly address: string;
  readonly rooms: number;
}

/**
 * Counts rooms that are about to be booked with nothing paid and no card kept, in the transaction that books them: what is
 * rolled back is not counted. Others of the address wait until it has ended. Answers when the window is over where so many
 * are not left, else undefined; `most`: 0 is off. Rule: docs/limits.md, "Rooms that are not paid".
 */
export async function takeUnpaidRooms(
  tx: Transaction<Schema>,
  { propertyId, address, rooms }: UnpaidRooms,
  { most, secret, now }: { readonly most: number; readonly secret: string; readonly now: Date },
): Promise<Date | undefined> {
  if (most === 0) return undefined;
  const subject = hiddenSubject(secret, KIND, address);
  const { from, to } = windowAt(now, WINDOW_S);
  if (rooms > most) return to;
  const counted = { propertyId, kind: KIND, subject, from, to };
  const sum = await addWithin(tx, counted, { count: rooms, most });
  return sum === undefined ? to : undefined;
}
