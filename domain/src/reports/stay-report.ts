import type { LocalDate } from '../calendar/local-date.ts';
import type { ExtraId, RoomTypeId } from '../ids.ts';
import type { VatLine } from '../money/vat.ts';
import { forSale } from './figures.ts';
import { extraLines, nightLines, type ReportRoom } from './report-room.ts';
import { addLine, newTally, sumOf, type StaySums, type StayTally } from './stay-sums.ts';

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

/** What the rooms under one code brought; amounts in minor units. */
export interface CodeSums {
  readonly bookings: number;
  readonly nights: number;
  readonly givenAwayMinor: number;
  readonly room: VatLine;
}

export interface StayReport {
  readonly sums: StaySums;
  /** Each date of the period, in order. */
  readonly days: ReadonlyMap<LocalDate, StaySums>;
  readonly roomTypes: ReadonlyMap<RoomTypeId, StaySums>;
  readonly extras: ReadonlyMap<ExtraId, ExtraSums>;
  /** By the code of the rooms. */
  readonly codes: ReadonlyMap<string, CodeSums>;
}

/** A report that rooms are added to, one at a time. */
export interface OpenStayReport {
  readonly addRoom: (room: ReportRoom) => void;
  /** After the rooms. */
  readonly addForSale: (night: NightForSale) => void;
  readonly report: () => StayReport;
}

/**
 * Sums rooms and nights for sale over the dates of a period; what lies outside of them does not count. Rule:
 * docs/reports.md, "Revenue by night".
 */
export function openStayReport(dates: readonly LocalDate[]): OpenStayReport {
  const days = new Map(dates.map((date) => [date, new Map<RoomTypeId, StayTally>()]));
  const extras = new Map<ExtraId, { name: string; rooms: number; readonly line: StayTally['room'] }>();
  const codes = new Map<string, { readonly bookings: Set<string>; readonly tally: StayTally }>();

  /** Undefined outside of the period. */
  function tallyOf(date: LocalDate, roomTypeId: RoomTypeId): StayTally | undefined {
    const day = days.get(date);
    return day && heldIn(day, roomTypeId, newTally);
  }

  function addNights(room: ReportRoom): void {
    for (const night of nightLines(room)) {
      const tally = tallyOf(night.date, room.roomTypeId);
      if (tally === undefined) continue;
      const ofCode = heldIn(codes, room.code, () => ({ bookings: new Set(), tally: newTally() }));
      ofCode.bookings.add(room.reservationId);
      for (const each of [tally, ofCode.tally]) {
        each.let += 1;
        addLine(each.room, night.room);
        each.cityTaxMinor += night.cityTaxMinor;
        each.givenAwayMinor += night.givenAwayMinor;
      }
    }
  }

  function addExtras({ extras: sold, nights, roomTypeId }: ReportRoom): void {
    for (const { extraId, name, ...extra } of sold) {
      let isCounted = false;
      const sums = heldIn(extras, extraId, () => ({ name, rooms: 0, line: newTally().extras }));
      extraLines(extra, nights.length).forEach((line, index) => {
        const date = nights[index]?.date;
        const tally = date && tallyOf(date, roomTypeId);
        if (tally === undefined || line.grossMinor === 0) return;
        isCounted = true;
        addLine(tally.extras, line);
        addLine(sums.line, line);
      });
      if (isCounted) sums.rooms += 1;
    }
  }

  return {
    addRoom: (room) => {
      if (room.gone === null) {
        addNights(room);
        addExtras(room);
        return;
      }
      const tally = tallyOf(room.stay.arrival, room.roomTypeId);
      if (tally !== undefined) addLine(tally.fees, room.gone.fee);
    },
    addForSale: ({ date, roomTypeId, ...night }) => {
      const tally = tallyOf(date, roomTypeId);
      if (tally !== undefined) Object.assign(tally, forSale({ ...night, let: tally.let }));
    },
    report: () => {
      const byDay = [...days].map(([date, types]) => [date, sumOf(types.values())] as const);
      const byType = new Map<RoomTypeId, StayTally[]>();
      for (const types of days.values())
        for (const [roomTypeId, tally] of types) heldIn(byType, roomTypeId, () => []).push(tally);
      return {
        sums: sumOf(byDay.map(([, sums]) => sums)),
        days: new Map(byDay),
        roomTypes: new Map([...byType].map(([roomTypeId, tallies]) => [roomTypeId, sumOf(tallies)])),
        extras: new Map(
          [...extras]
            .filter(([, { rooms }]) => rooms > 0)
            .map(([extraId, { name, rooms, line }]) => [extraId, { name, rooms, ...line }]),
        ),
        codes: new Map(
          [...codes].map(([code, { bookings, tally }]) => [code, codeSums(bookings.size, tally)]),
        ),
      };
    },
  };
}

function codeSums(bookings: number, { let: nights, givenAwayMinor, room }: StaySums): CodeSums {
  return { bookings, nights, givenAwayMinor, room };
}

/** The value of a key, made where there is none yet. */
function heldIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
