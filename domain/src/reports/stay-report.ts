import type { LocalDate } from '../calendar/local-date.ts';
import { nightsOf } from '../calendar/stay.ts';
import type { ExtraId, RoomTypeId } from '../ids.ts';
import type { VatLine } from '../money/vat.ts';
import { forSale } from './figures.ts';
import { extraLines, nightLines, type ReportRoom } from './report-room.ts';
import { addLines, addSums, noLine, noSums, type StaySums } from './stay-sums.ts';

/** The rooms of a type on one night, as they are for sale. */
export interface NightForSale {
  readonly date: LocalDate;
  readonly roomTypeId: RoomTypeId;
  readonly allotment: number;
  readonly isClosed: boolean;
}

export interface ExtraSums extends VatLine {
  readonly name: string;
  /** Rooms that have it on a night of the period. */
  readonly rooms: number;
}

export interface StayReport {
  readonly sums: StaySums;
  readonly days: ReadonlyMap<LocalDate, StaySums>;
  readonly roomTypes: ReadonlyMap<RoomTypeId, StaySums>;
  readonly extras: ReadonlyMap<ExtraId, ExtraSums>;
  /** By code; empty: none lowered the room. */
  readonly codes: ReadonlyMap<string, { readonly sums: StaySums; readonly bookings: ReadonlySet<string> }>;
}

/**
 * Sums rooms and nights for sale over the dates of a period; what lies outside of them does not count. Rule:
 * docs/reports.md, "Revenue by night".
 */
export function stayReport(
  rooms: readonly ReportRoom[],
  nights: readonly NightForSale[],
  dates: readonly LocalDate[],
): StayReport {
  let sums = noSums;
  const days = new Map<LocalDate, StaySums>(dates.map((date) => [date, noSums]));
  const roomTypes = new Map<RoomTypeId, StaySums>();
  const codes = new Map<string, { sums: StaySums; readonly bookings: Set<string> }>();
  const extras = new Map<ExtraId, ExtraSums>();
  const sold = new Map<string, number>();

  function add(date: LocalDate, roomTypeId: RoomTypeId, more: Partial<StaySums>): boolean {
    const day = days.get(date);
    if (day === undefined) return false;
    sums = addSums(sums, more);
    days.set(date, addSums(day, more));
    roomTypes.set(roomTypeId, addSums(roomTypes.get(roomTypeId) ?? noSums, more));
    return true;
  }

  for (const room of rooms) {
    const { roomTypeId, stay, fee, code } = room;
    if (fee !== null) {
      add(stay.arrival, roomTypeId, { fees: fee });
      continue;
    }
    for (const { date, ...night } of nightLines(room)) {
      const more = { let: 1, ...night };
      if (!add(date, roomTypeId, more)) continue;
      const ofCode = codes.get(code) ?? { sums: noSums, bookings: new Set() };
      ofCode.sums = addSums(ofCode.sums, more);
      ofCode.bookings.add(room.reservationId);
      codes.set(code, ofCode);
      sold.set(`${date} ${roomTypeId}`, (sold.get(`${date} ${roomTypeId}`) ?? 0) + 1);
    }
    for (const { extraId, name, ...extra } of room.extras) {
      const lines = extraLines(extra, nightsOf(stay)).filter((line, index) => {
        const date = room.nights[index]?.date;
        return date !== undefined && line.grossMinor > 0 && add(date, roomTypeId, { extras: line });
      });
      if (lines.length === 0) continue;
      const before = extras.get(extraId);
      extras.set(extraId, {
        name,
        rooms: (before?.rooms ?? 0) + 1,
        ...lines.reduce<VatLine>(addLines, before ?? noLine),
      });
    }
  }
  for (const { date, roomTypeId, ...night } of nights)
    add(date, roomTypeId, forSale({ ...night, let: sold.get(`${date} ${roomTypeId}`) ?? 0 }));
  return { sums, days, roomTypes, extras, codes };
}
