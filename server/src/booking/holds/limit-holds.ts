import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Limits } from '../../config/limits.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { allowedHold, strictest, type AllowedHold } from './allowed-hold.ts';
import type { Holder, HolderKind } from './holder.ts';
import { lockHolders, readHeldBy } from './holder.store.ts';

/** A booking that is about to hold rooms, or does as another holder than before. */
export interface WantedHold {
  readonly propertyId: PropertyId;
  readonly holders: readonly Holder[];
  readonly rooms: number;
  /** Not counted; null: not written yet. */
  readonly reservationId: ReservationId | null;
}

export interface HoldLimit {
  readonly hold: AllowedHold;
  /** Where it is refused: when the first of what stands in its way ends. */
  readonly opensAt: Date;
  /** When the first of the rooms that its address holds is free again; null: it holds none, or they are not counted. */
  readonly addressEndsAt: Date | null;
}

/**
 * How long a booking may hold its rooms beside what its holders hold unpaid already. Others who hold as one of them wait
 * until this transaction has ended, so that of any number at once no more get through. A kind that is off is not asked.
 * Rule: docs/limits.md, "Rooms that are held".
 */
export async function limitHold(
  tx: Transaction<Schema>,
  { propertyId, holders, rooms, reservationId }: WantedHold,
  limits: Limits,
  now: Date,
): Promise<HoldLimit> {
  const counted = countedHolders(holders, limits);
  if (counted.length === 0) return { hold: 'full', opensAt: now, addressEndsAt: null };
  await lockHolders(tx, propertyId, counted, now);
  const allowed: AllowedHold[] = [];
  let opensAt = now;
  let addressEndsAt: Date | null = null;
  for (const held of await readHeldBy(tx, propertyId, counted, reservationId)) {
    const most = mostOf(held.kind, limits);
    const hold =
      held.kind === 'address'
        ? allowedHold({ before: held.rooms, adding: rooms, most })
        : allowedHold({ before: held.bookings, adding: 1, most });
    allowed.push(hold);
    if (held.kind === 'address') addressEndsAt = held.firstEnd;
    if (hold === 'refused' && held.firstEnd !== null && held.firstEnd > opensAt) opensAt = held.firstEnd;
  }
  return { hold: strictest(allowed), opensAt, addressEndsAt };
}

/** Those whose limit is on; who is not counted is not kept either. */
export function countedHolders(holders: readonly Holder[], limits: Limits): Holder[] {
  return holders.filter(({ kind }) => mostOf(kind, limits) > 0);
}

function mostOf(kind: HolderKind, limits: Limits): number {
  switch (kind) {
    case 'address':
      return limits.heldRoomsPerAddress;
    case 'card':
      return limits.heldBookingsPerCard;
    case 'email':
      return limits.heldBookingsPerEmail;
  }
}
