import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, PropertyId } from '@portico/domain/ids';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { ExtraDemand } from './extra-demand.ts';

type Tx = Transaction<Schema>;
type ExtraDay = Pick<ExtraDemand, 'extraId' | 'date'>;

/** Locks the rows of these extras in the order of docs/locking.md; dates without a row are passed over. */
export async function lockExtras(tx: Tx, propertyId: PropertyId, days: readonly ExtraDay[]): Promise<void> {
  await sql`
    SELECT 1 FROM extra_day
    WHERE property_id = ${propertyId}
      AND (extra_id, stay_date) IN (SELECT * FROM unnest(${extrasOf(days)}::int[], ${datesOf(days)}::date[]))
    ORDER BY extra_id, stay_date
    FOR UPDATE`.execute(tx);
}

/** Adds each quantity to `held` where that many units are left; answers the dates where they were. */
export async function holdExtras(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly ExtraDemand[],
): Promise<ExtraDay[]> {
  const { rows } = await sql<{ extra_id: number; stay_date: string }>`
    UPDATE extra_day AS day SET held = day.held + wanted.quantity
    FROM ${wanted(demand)}
    WHERE day.property_id = ${propertyId}
      AND day.extra_id = wanted.extra_id AND day.stay_date = wanted.stay_date
      AND day.sold + day.held + wanted.quantity <= day.units
    RETURNING day.extra_id, day.stay_date`.execute(tx);
  return rows.map((row) => ({ extraId: row.extra_id as ExtraId, date: row.stay_date as LocalDate }));
}

/** Held units become sold. Throws when a row is missing: what was held cannot have gone. */
export async function confirmExtras(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly ExtraDemand[],
): Promise<void> {
  if (demand.length === 0) return;
  await lockExtras(tx, propertyId, demand);
  const { numAffectedRows } = await sql`
    UPDATE extra_day AS day SET held = day.held - wanted.quantity, sold = day.sold + wanted.quantity
    FROM ${wanted(demand)}
    WHERE day.property_id = ${propertyId}
      AND day.extra_id = wanted.extra_id AND day.stay_date = wanted.stay_date`.execute(tx);
  expectAll(numAffectedRows, demand);
}

/** Held units are for sale again. Throws when a row is missing. */
export async function releaseExtras(
  tx: Tx,
  propertyId: PropertyId,
  demand: readonly ExtraDemand[],
): Promise<void> {
  if (demand.length === 0) return;
  await lockExtras(tx, propertyId, demand);
  const { numAffectedRows } = await sql`
    UPDATE extra_day AS day SET held = day.held - wanted.quantity
    FROM ${wanted(demand)}
    WHERE day.property_id = ${propertyId}
      AND day.extra_id = wanted.extra_id AND day.stay_date = wanted.stay_date`.execute(tx);
  expectAll(numAffectedRows, demand);
}

function wanted(demand: readonly ExtraDemand[]) {
  const quantities = demand.map(({ quantity }) => quantity);
  return sql`unnest(${extrasOf(demand)}::int[], ${datesOf(demand)}::date[], ${quantities}::int[])
    AS wanted (extra_id, stay_date, quantity)`;
}

const extrasOf = (days: readonly ExtraDay[]) => days.map(({ extraId }) => extraId);
const datesOf = (days: readonly ExtraDay[]) => days.map(({ date }) => date);

function expectAll(affected: bigint | undefined, demand: readonly ExtraDemand[]): void {
  if (affected !== BigInt(demand.length)) throw new Error('An extra that was held has no row any more');
}
