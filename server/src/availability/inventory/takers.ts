import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, PromotionId, PropertyId, RoomTypeId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { changeDays, extraDay } from './change-days.store.ts';
import { changeNights } from './change-nights.store.ts';
import type { Move } from './day-change.ts';
import type { ExtraChange } from './extra-changes.ts';
import { takeOffBalance } from './gift-voucher.store.ts';
import type { NightChange } from './night-changes.ts';
import { changeRedemption } from './redemption.store.ts';

type Tx = Transaction<Schema>;

/** The nights no longer available. */
export interface NoRoomLeft {
  readonly code: 'basket.no-room-left';
  readonly nights: readonly { readonly roomTypeId: RoomTypeId; readonly date: LocalDate }[];
}

/** The extras with too few units, and the dates. */
export interface ExtraUnavailable {
  readonly code: 'extra.unavailable';
  readonly extras: readonly { readonly extraId: ExtraId; readonly date: LocalDate }[];
}

/** What a booking takes of a voucher: code in lower case, minor units of the property's currency. */
export interface VoucherSpending {
  readonly code: string;
  readonly minor: number;
}

export type TakeRefusal =
  | NoRoomLeft
  | ExtraUnavailable
  /** Used up. */
  | { readonly code: 'promotion.not-valid' }
  /** The balance is insufficient. */
  | { readonly code: 'voucher.not-valid' };

type Taking<Code extends TakeRefusal['code']> = Promise<Result<null, Extract<TakeRefusal, { code: Code }>>>;

/**
 * The only ways to take or exchange inventory: all of it, or a refusal that the caller rolls back. What has no row is
 * unavailable. Rule: docs/locking.md, "Taking".
 */
export const takers = {
  nights: async (
    tx: Tx,
    propertyId: PropertyId,
    changes: readonly NightChange[],
    now: Date,
  ): Taking<'basket.no-room-left'> => {
    const missing = await changeNights(tx, propertyId, changes, now);
    if (missing.length === 0) return ok(null);
    const nights = missing.map(({ thingId, date }) => ({ roomTypeId: thingId, date }));
    return refused({ code: 'basket.no-room-left', nights });
  },

  /** Limited extras. */
  extras: async (
    tx: Tx,
    propertyId: PropertyId,
    changes: readonly ExtraChange[],
  ): Taking<'extra.unavailable'> => {
    const missing = await changeDays(tx, extraDay, propertyId, changes);
    if (missing.length === 0) return ok(null);
    const extras = missing.map(({ thingId, date }) => ({ extraId: thingId, date }));
    return refused({ code: 'extra.unavailable', extras });
  },

  /** One redemption of a promotion. A promotion without limit has a row too. */
  redemption: async (
    tx: Tx,
    propertyId: PropertyId,
    promotionId: PromotionId,
    move: Move,
  ): Taking<'promotion.not-valid'> =>
    (await changeRedemption(tx, propertyId, promotionId, move))
      ? ok(null)
      : refused({ code: 'promotion.not-valid' }),

  /** All of `minor` from a balance. Pricing checks whether the voucher is valid that day. */
  voucher: async (
    tx: Tx,
    propertyId: PropertyId,
    { code, minor }: VoucherSpending,
  ): Taking<'voucher.not-valid'> =>
    (await takeOffBalance(tx, propertyId, code, minor)) ? ok(null) : refused({ code: 'voucher.not-valid' }),
};

export type Takers = typeof takers;
