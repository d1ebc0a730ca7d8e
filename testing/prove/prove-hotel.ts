import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { buildHotelFile, buildRatePlan, buildSeason, FAMILY, saver } from '../builders/hotel-file.ts';

/** So many nights, one after the other, with so many rooms of each type. */
export interface Span {
  readonly nights: number;
  readonly rooms: number;
}

/** The hotel of the tests, sold at Saver from that night on, in one span after the other; up to five rooms at once. */
export function proveHotel(firstNight: LocalDate, spans: readonly Span[]): PropertyFile {
  let next = firstNight;
  const allotments = spans.map(({ nights, rooms }) => {
    const from = next;
    next = addDays(from, nights);
    return { from, to: addDays(next, -1), rooms };
  });
  const calendar = { from: firstNight, to: addDays(next, -1) };
  const seasons = [
    buildSeason({ ...calendar, price: { base: 80, perAdult: 10, perChild: 5 } }),
    buildSeason({ ...calendar, roomTypes: [FAMILY], price: { perRoom: 40 } }),
  ];
  return buildHotelFile({
    settings: { maxNumberOfRoomsOnBooking: 5 },
    ratePlans: [buildRatePlan({ ...saver, seasons })],
    allotments,
  });
}
