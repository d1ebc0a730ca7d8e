import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { quayFile } from '@portico/demo/quay/quay-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { openDatabase } from '@portico/server/platform/database/database';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { copyHotels } from '../served/copy-hotels.store.ts';

const TEMPLATE = 920_000 as PropertyId;

/** The ids of the hotels, from the first. */
export const largeHotels = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => TEMPLATE + index);

/** Hotels like the Quay House: six room types, six plans, 36 months of nights from `today`. */
export async function insertLargeHotels(databaseUrl: string, today: LocalDate, count: number): Promise<void> {
  const quay = quayFile(today);
  const read = readPropertyFile({
    ...quay,
    property: { ...quay.property, id: TEMPLATE, code: `M${TEMPLATE}` },
  });
  if (!read.ok) throw new Error(`The hotel has faults: ${JSON.stringify(read.faults)}`);
  const database = openDatabase(databaseUrl, { log: console, maxConnections: 1 });
  try {
    await insertHotel(database, read.file, new Date());
    await copyHotels(database, TEMPLATE, TEMPLATE + 1, count - 1);
  } finally {
    await database.close();
  }
}
