import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Database } from '../../../platform/database/database.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { horizonFrom } from './horizon.ts';
import { Snapshot } from './snapshot.ts';
import { atOneMoment, readAvailable, readRates } from './snapshot.store.ts';

/** Reads a property's nights as they stand; one rate plan after the other, so that the rows of few are in memory at once. */
export async function buildSnapshot(database: Database, hotel: Hotel, today: LocalDate): Promise<Snapshot> {
  const snapshot = new Snapshot(horizonFrom(today));
  const { propertyId, ratePlans } = hotel;
  await atOneMoment(database, async (db) => {
    snapshot.writeAvailable(await readAvailable(db, propertyId, snapshot.horizon));
    for (const ratePlanId of ratePlans.keys()) {
      snapshot.writeRates(await readRates(db, propertyId, ratePlanId, snapshot.horizon));
    }
  });
  return snapshot;
}
