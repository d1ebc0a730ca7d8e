import type { PropertyId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { confirmDays, holdDays, releaseDays, type DayDemand, type DayTable } from './days-taken.store.ts';
import type { ExtraDemand } from './extra-demand.ts';

type Tx = Transaction<Schema>;

const extraDay: DayTable = { name: 'extra_day', thing: 'extra_id', most: 'units' };

/** Holds units of these extras, and answers those of which not so many were left. Nothing wanted asks nothing. */
export async function holdExtras(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly ExtraDemand[],
): Promise<ExtraDemand[]> {
  if (demand.length === 0) return [];
  const missing = await holdDays(tx, extraDay, propertyId, daysOf(demand));
  return demand.filter(({ extraId, date }) =>
    missing.some((day) => day.thingId === extraId && day.date === date),
  );
}

/** Held units become sold. Throws when a row is missing. */
export async function confirmExtras(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly ExtraDemand[],
): Promise<void> {
  if (demand.length > 0) await confirmDays(tx, extraDay, propertyId, daysOf(demand));
}

/** Held units are for sale again. Throws when a row is missing. */
export async function releaseExtras(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly ExtraDemand[],
): Promise<void> {
  if (demand.length > 0) await releaseDays(tx, extraDay, propertyId, daysOf(demand));
}

function daysOf(demand: readonly ExtraDemand[]): DayDemand[] {
  return demand.map(({ extraId, date, quantity }) => ({ thingId: extraId, date, quantity }));
}
