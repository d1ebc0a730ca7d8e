import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, PropertyId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { ExtraDemand } from './extra-demand.ts';
import { holdExtras } from './extras-taken.store.ts';

/** The extras that there are not enough units of, and the dates. */
export interface ExtraUnavailable {
  readonly code: 'extra.unavailable';
  readonly extras: readonly { readonly extraId: ExtraId; readonly date: LocalDate }[];
}

export type TakeExtras = (
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  demand: readonly ExtraDemand[],
) => Promise<Result<null, ExtraUnavailable>>;

/**
 * The one function through which units of limited extras are taken: all of `demand` (as `extraDemand` sums it) becomes
 * held, or it is refused and the caller rolls back. A date without a row has no units. Rule: docs/locking.md.
 */
export const takeExtras: TakeExtras = async (tx, propertyId, demand) => {
  const missing = await holdExtras(tx, propertyId, demand);
  return missing.length > 0 ? refused({ code: 'extra.unavailable', extras: missing }) : ok(null);
};
