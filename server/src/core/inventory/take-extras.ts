import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, PropertyId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { changeDays, extraDay } from './change-days.store.ts';
import type { ExtraChange } from './extra-changes.ts';

/** The extras that there are not enough units of, and the dates. */
export interface ExtraUnavailable {
  readonly code: 'extra.unavailable';
  readonly extras: readonly { readonly extraId: ExtraId; readonly date: LocalDate }[];
}

export type TakeExtras = (
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  changes: readonly ExtraChange[],
) => Promise<Result<null, ExtraUnavailable>>;

/**
 * The one function through which units of limited extras are taken, or exchanged for others: all of `changes` are made,
 * or it is refused and the caller rolls back. A date without a row has no units. Rule: docs/locking.md, "Taking".
 */
export const takeExtras: TakeExtras = async (tx, propertyId, changes) => {
  const missing = await changeDays(tx, extraDay, propertyId, changes);
  if (missing.length === 0) return ok(null);
  const extras = missing.map(({ thingId, date }) => ({ extraId: thingId, date }));
  return refused({ code: 'extra.unavailable', extras });
};
