import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { PropertyId } from '@portico/domain/ids';
import { openDatabase } from '@portico/server/platform/database/database';
import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  saver,
} from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { todayInLondon } from '../today.ts';

export const BENCH_PROPERTY = 900_001 as PropertyId;

const NIGHTS = 1_000;

/**
 * The hotel of the tests with a thousand nights from `today` and more rooms than a benchmark can sell. `others`: rate
 * plans beside its two.
 */
export function benchHotel(
  today: LocalDate,
  others: readonly ReturnType<typeof buildRatePlan>[] = [],
): PropertyFile {
  const nights = { from: today, to: addDays(today, NIGHTS) };
  const priced = (base: number) => [buildSeason({ ...nights, price: { base, perAdult: 10, perChild: 5 } })];
  return buildHotelFile({
    property: { id: BENCH_PROPERTY, code: 'BENCH' },
    roomTypes: [buildRoomType()],
    ratePlans: [
      buildRatePlan({ seasons: priced(100) }),
      buildRatePlan({ ...saver, seasons: priced(80) }),
      ...others,
    ],
    allotments: [{ ...nights, rooms: 10_000 }],
  });
}

export async function importBenchHotel(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { log: console, maxConnections: 1 });
  try {
    await insertHotel(database, benchHotel(todayInLondon()), new Date());
  } finally {
    await database.close();
  }
}

/** The two nights of booking `number`, spread over the thousand; neighbours are far apart. */
export function stayOf(number: number, today: LocalDate): Stay {
  const arrival = addDays(today, 1 + ((number * 389) % (NIGHTS - 3)));
  return { arrival, departure: addDays(arrival, 2) };
}
