import type { PropertyId } from '@portico/domain/ids';
import { ok } from '@portico/domain/result';
import { reconcile, type ReconcileReport } from '../../operations/reconcile/reconcile.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outcome, Run } from '../run/operation.ts';

const running = new WeakMap<Database, Map<PropertyId, Promise<ReconcileReport>>>();

/**
 * Of this hotel alone. It asks its providers for all they have, by page: minutes, at a busy one. A second request joins a
 * comparison that this server is running.
 */
export async function compareBooks({
  hotel,
  database,
  clock,
  providers,
}: Pick<Run, 'hotel' | 'database' | 'clock' | 'providers'>): Promise<Outcome<'Books/Compare'>> {
  const { propertyId } = hotel;
  const byHotel = running.get(database) ?? new Map<PropertyId, Promise<ReconcileReport>>();
  running.set(database, byHotel);
  const begun =
    byHotel.get(propertyId) ??
    reconcile({ database, clock, providers }, propertyId).finally(() => byHotel.delete(propertyId));
  byHotel.set(propertyId, begun);
  return ok(await begun);
}
