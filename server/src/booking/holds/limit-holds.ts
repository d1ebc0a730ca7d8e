import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Limits } from '../../config/limits.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { allowedHold, strictest, type AllowedHold } from './allowed-hold.ts';
import type { Holder, HolderKind } from './holder.ts';
import { lockHolders, readHeldBy } from './holder.store.ts';

/** A booking about to hold rooms, or to be counted under another holder. */
export interface RequestedHold {
  readonly propertyId: PropertyId;
  readonly holders: readonly Holder[];
  readonly rooms: number;
  /** Excluded from the count; null: not inserted yet. */
  readonly reservationId: ReservationId | null;
}

export interface HoldLimit {
  readonly hold: AllowedHold;
  /** If refused: when the first of the blocking holds ends. */
  readonly opensAt: Date;
  /** When the first room held by its address is released; null: none, or not counted. */
  readonly addressEndsAt: Date | null;
}

/**
 * How long a booking may hold its rooms, given what its holders already hold unpaid. Others with the same holder wait
 * until this transaction ends, so that concurrent requests cannot exceed the limit. Kinds that are off are skipped.
 * Rule: docs/limits.md, "Rooms that are held".
 */
export async function limitHold(
  tx: Transaction<Schema>,
  { propertyId, holders, rooms, reservationId }: RequestedHold,
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

/** Holders with an active limit; others are not stored either. */
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
