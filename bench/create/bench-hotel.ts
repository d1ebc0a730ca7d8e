import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { PropertyId } from '@portico/domain/ids';
import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  saver,
} from '@portico/testing/builders/hotel-file';

export const BENCH_PROPERTY = 900_001 as PropertyId;

const NIGHTS = 1_000;

/** The hotel of the tests with a thousand nights from `today` and more rooms than a benchmark can sell. */
export function benchHotel(today: LocalDate): PropertyFile {
  const nights = { from: today, to: addDays(today, NIGHTS) };
  const priced = (base: number) => [buildSeason({ ...nights, price: { base, perAdult: 10, perChild: 5 } })];
  return buildHotelFile({
    property: { id: BENCH_PROPERTY, code: 'BENCH' },
    roomTypes: [buildRoomType()],
    ratePlans: [buildRatePlan({ seasons: priced(100) }), buildRatePlan({ ...saver, seasons: priced(80) })],
    allotments: [{ ...nights, rooms: 10_000 }],
  });
}

/** The two nights of booking `number`, spread over the thousand; neighbours are far apart. */
export function stayOf(number: number, today: LocalDate): Stay {
  const arrival = addDays(today, 1 + ((number * 389) % (NIGHTS - 3)));
  return { arrival, departure: addDays(arrival, 2) };
}
