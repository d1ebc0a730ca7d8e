import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Database } from '../../../platform/database/database.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { horizonFrom } from './horizon.ts';
import { Snapshot } from './snapshot.ts';
import { readNights, readAvailable, readRates } from './snapshot.store.ts';

/** Reads a property's nights as they stand; some rates at a time, so that others get in between and few rows are in memory. */
export async function buildSnapshot(
  database: Database,
  { propertyId }: Pick<Hotel, 'propertyId'>,
  today: LocalDate,
): Promise<Snapshot> {
  const snapshot = new Snapshot(horizonFrom(today));
  await readNights(database, async (tx) => {
    snapshot.writeAvailable(await readAvailable(tx, propertyId, snapshot.horizon));
    for await (const rates of readRates(tx, propertyId, snapshot.horizon)) snapshot.writeRates(rates);
  });
  return snapshot;
}
