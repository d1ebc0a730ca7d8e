import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { allotmentChanges, type AllotmentChanges, type ShortDay } from './allotment-changes.ts';
import { extraDaysOf } from './expand-nights.ts';
import { addExtraDays, lockExtraDays, setExtraUnits, standingExtraDays } from './extra-day.store.ts';

/** The dates of one extra that have more units taken than the file would leave. */
export interface ShortExtra {
  readonly extraId: ExtraId;
  readonly extraName: string;
  readonly days: readonly ShortDay[];
}

export interface ExtraChanges {
  readonly extraId: ExtraId;
  readonly extraName: string;
  readonly changes: AllotmentChanges;
}

/**
 * What the file changes in each of its limited extras from today on, in order of id. The units of one that has no limit
 * any more, or that the file no longer names, are left as they are: nobody can take them.
 */
export async function compareExtraDays(
  db: Kysely<Schema>,
  file: PropertyFile,
  today: LocalDate,
): Promise<ExtraChanges[]> {
  const compared: ExtraChanges[] = [];
  const limited = file.extras.filter(({ inventory }) => inventory !== undefined);
  for (const extra of limited.sort((a, b) => a.id - b.id)) {
    const wanted = extraDaysOf(extra).filter(({ date }) => date >= today);
    const days = await standingExtraDays(db, file.property.id, extra.id, today);
    compared.push({ extraId: extra.id, extraName: extra.name, changes: allotmentChanges(wanted, days) });
  }
  return compared;
}

export function shortExtras(extras: readonly ExtraChanges[]): ShortExtra[] {
  return extras.flatMap(({ extraId, extraName, changes }) =>
    changes.short.length === 0 ? [] : [{ extraId, extraName, days: changes.short }],
  );
}

/**
 * Writes the changes, dates locked in key order. Answers the dates of which more was taken meanwhile than there would be;
 * when there are any, the transaction has to be undone.
 */
export async function applyExtraDays(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  extras: readonly ExtraChanges[],
): Promise<ShortExtra[]> {
  const all: ShortExtra[] = [];
  for (const { extraId, extraName, changes } of extras) {
    const { added, changed } = changes;
    const dates = changed.map(({ date }) => date);
    const standing = dates.length === 0 ? [] : await lockExtraDays(tx, propertyId, extraId, dates);
    const { short } = allotmentChanges(changed, standing);
    if (short.length > 0) all.push({ extraId, extraName, days: short });
    else if (changed.length > 0) await setExtraUnits(tx, propertyId, extraId, changed);
    if (added.length > 0) await addExtraDays(tx, propertyId, extraId, added);
  }
  return all;
}
