import { expect, test } from 'vitest';
import page from '../../../docs/reports.md?raw';
import { addDays, localDate, type LocalDate } from '../calendar/local-date.ts';
import type { RoomTypeId } from '../ids.ts';
import { basisPoints, isYes, listOf, pence } from '../worked-examples/cells.fixture.ts';
import { cell, tablesOf, type Checks, type Row } from '../worked-examples/markdown-tables.fixture.ts';
import { arrivalsOf } from './arrivals.ts';
import { averageOf, forSale, shareOf } from './figures.ts';
import { pickUpOf } from './pick-up.ts';
import { extraLines, nightLines, type GoneRoom, type ReportExtra, type ReportRoom } from './report-room.ts';
import { openStayReport } from './stay-report.ts';
import { grossOf } from './stay-sums.ts';

const arrival = localDate('2027-03-01');
const roomTypeId = 1 as RoomTypeId;

const nightOf = (grossMinor: number, index: number) => ({
  date: addDays(arrival, index),
  grossMinor,
  originalGrossMinor: grossMinor,
  cityTaxMinor: 0,
});

/** A room of such nights, booked on its day of arrival. */
function roomOf(grosses: readonly number[], changes: Partial<ReportRoom> = {}): ReportRoom {
  return {
    reservationId: 'r1' as ReportRoom['reservationId'],
    roomTypeId,
    stay: { arrival, departure: addDays(arrival, grosses.length) },
    bookedOn: arrival,
    nights: grosses.map(nightOf),
    vatMinor: 0,
    extras: [],
    code: '',
    gone: null,
    ...changes,
  };
}

function reportOf(rooms: readonly ReportRoom[], dates: readonly LocalDate[]) {
  const open = openStayReport(dates);
  rooms.forEach(open.addRoom);
  return open.report();
}

const numberOrNull = (text: string) => (text === '–' ? null : Number(text));
const penceOrNull = (text: string) => (text === '–' ? null : pence(text));
const pences = (text: string) => listOf(text).map(pence);

/** Cancelled on the day of arrival, for no reason known. */
function goneFor(grossMinor: number, changes: Partial<GoneRoom> = {}): GoneRoom {
  const fee = { netMinor: grossMinor, vatMinor: 0, grossMinor };
  return { fee, on: arrival, reasonId: null, isNoShow: false, ...changes };
}

const leadColumns = ['on the day', '1 to 3', '4 to 7', '8 to 14', '15 to 30', '31 to 60', '61 or more'];

const checks: Checks = {
  Occupancy: (row) => {
    const sold = Number(cell(row, 'let'));
    const night = {
      allotment: Number(cell(row, 'rooms')),
      isClosed: isYes(cell(row, 'closed')),
      let: sold,
    };
    const rooms = forSale(night);
    expect(rooms).toEqual({
      forSale: Number(cell(row, 'for sale')),
      closed: Number(cell(row, 'closed rooms')),
    });
    const occupancy = cell(row, 'occupancy');
    expect(shareOf(sold, rooms.forSale)).toBe(occupancy === '–' ? null : basisPoints(occupancy));
  },

  'Revenue by night': (row) => {
    const taxes = pences(cell(row, 'city tax'));
    const nights = pences(cell(row, 'nights with city tax')).map((minor, index) => ({
      ...nightOf(minor, index),
      cityTaxMinor: taxes[index] ?? 0,
    }));
    const lines = nightLines({ nights, vatMinor: pence(cell(row, 'VAT')) });
    expect(lines.map(({ room }) => room.vatMinor)).toEqual(pences(cell(row, 'VAT by night')));
    expect(lines.map(({ room }) => room.netMinor)).toEqual(pences(cell(row, 'net by night')));
  },

  'Extras by night': (row) => {
    const extra = {
      grossMinor: pence(cell(row, 'price')),
      vatMinor: pence(cell(row, 'VAT')),
      chargeType: cell(row, 'charged') as ReportExtra['chargeType'],
    };
    const lines = extraLines(extra, Number(cell(row, 'nights')));
    expect(lines.map(({ grossMinor }) => grossMinor)).toEqual(pences(cell(row, 'gross by night')));
    expect(lines.reduce((sum, { vatMinor }) => sum + vatMinor, 0)).toBe(extra.vatMinor);
  },

  'Cancelled rooms and fees': (row) => {
    const night = pence(cell(row, 'night let'));
    const gone = pences(cell(row, 'fees of those')).map((minor) => roomOf([night], { gone: goneFor(minor) }));
    expect(gone).toHaveLength(Number(cell(row, 'cancelled that night')));
    const { sums } = reportOf([roomOf([night]), ...gone], [arrival]);
    expect(sums).toMatchObject({
      let: 1,
      room: { grossMinor: pence(cell(row, 'rooms')) },
      fees: { grossMinor: pence(cell(row, 'fees')) },
    });
    expect(grossOf(sums)).toBe(pence(cell(row, 'all')));
  },

  'Average rate': (row) => {
    const net = pence(cell(row, 'net revenue of rooms'));
    expect(averageOf(net, Number(cell(row, 'let')))).toBe(penceOrNull(cell(row, 'average rate')));
    expect(averageOf(net, Number(cell(row, 'for sale')))).toBe(penceOrNull(cell(row, 'a room for sale')));
  },

  'Pick-up': (row) => {
    const stood = {
      now: Number(cell(row, 'now')),
      since: Number(cell(row, 'since the day')),
      before: Number(cell(row, 'as long before')),
      lastYear: Number(cell(row, 'last year')),
      lastYearSince: Number(cell(row, 'last year, since')),
    };
    expect(pickUpOf(stood)).toEqual({
      nights: stood.now,
      picked: Number(cell(row, 'picked up')),
      pickedBefore: Number(cell(row, 'before')),
      lastYearNights: stood.lastYear,
      lastYearPicked: Number(cell(row, "last year's pick-up")),
    });
  },

  'Lead time': (row) => {
    const days = listOf(cell(row, 'days ahead')).map(Number);
    const { lead, halfBookedDaysAhead } = arrivalsOf(
      days.map((ahead) => roomOf([10_00], { bookedOn: addDays(arrival, -ahead) })),
    );
    expect(lead.map(({ rooms }) => rooms)).toEqual(leadColumns.map((column) => Number(cell(row, column))));
    expect(halfBookedDaysAhead).toBe(numberOrNull(cell(row, 'half')));
  },

  'Length of stay': (row) => {
    const stays = listOf(cell(row, 'nights')).map(Number);
    const { lengths, nights } = arrivalsOf(
      stays.map((count) => roomOf(Array.from({ length: count }, () => 10_00))),
    );
    const columns = ['1', '2', '3', '4 to 6', '7 to 13', '14 or more'];
    expect(lengths.map(({ rooms }) => rooms)).toEqual(columns.map((column) => Number(cell(row, column))));
    expect(nights).toBe(stays.reduce((sum, count) => sum + count, 0));
  },

  Cancellations: (row) => {
    const goneOf = (column: string, isNoShow: boolean) =>
      listOf(cell(row, column)).map((text) => {
        const [price = '', vat = ''] = text.split(' ');
        return roomOf([pence(price)], { vatMinor: pence(vat), gone: goneFor(0, { isNoShow }) });
      });
    const stand = Array.from({ length: Number(cell(row, 'stand')) }, () => roomOf([10_00]));
    const { rooms, cancelled, noShows } = arrivalsOf([
      ...stand,
      ...goneOf('cancelled, price and VAT', false),
      ...goneOf('did not come', true),
    ]);
    const all = rooms + cancelled.rooms + noShows.rooms;
    expect(shareOf(cancelled.rooms, all)).toBe(basisPoints(cell(row, 'share')));
    expect(cancelled.lostNetMinor).toBe(pence(cell(row, 'lost net')));
    expect(shareOf(noShows.rooms, all)).toBe(basisPoints(cell(row, 'share of those')));
    expect(noShows.lostNetMinor).toBe(pence(cell(row, 'lost by those')));
  },

  'Time before arrival': (row) => {
    const days = listOf(cell(row, 'days before')).map(Number);
    const { cancelled } = arrivalsOf(
      days.map((before) => roomOf([10_00], { gone: goneFor(0, { on: addDays(arrival, -before) }) })),
    );
    expect(cancelled.ahead.map(({ rooms }) => rooms)).toEqual(
      leadColumns.map((column) => Number(cell(row, column))),
    );
  },

  Codes: (row) => {
    const [price, before] = [pence(cell(row, 'price')), pence(cell(row, 'before'))];
    const code = cell(row, 'code') === '–' ? '' : cell(row, 'code');
    const nights = [0, 1].map((index) => ({
      ...nightOf(price / 2, index),
      originalGrossMinor: before / 2,
    }));
    const room = roomOf([0, 0], { nights, vatMinor: pence(cell(row, 'VAT')), code });
    const { codes } = reportOf([room], [arrival, addDays(arrival, 1)]);
    expect(codes.get(code)).toMatchObject({
      bookings: 1,
      nights: Number(cell(row, 'nights')),
      givenAwayMinor: pence(cell(row, 'given away')),
      room: { netMinor: pence(cell(row, 'net')) },
    });
  },
};

const tables = tablesOf(page);

test('the page has a table for each figure', () => {
  expect([...tables.keys()].sort()).toEqual(Object.keys(checks).sort());
});

const rows = Object.keys(checks).flatMap((heading) =>
  (tables.get(heading) ?? []).map((row): [string, Row] => [heading, row]),
);
test.each(rows)('%s: %j', (heading, row) => {
  checks[heading]?.(row);
});

test('only the nights of the period count, and of an extra only its nights in it', () => {
  const breakfast = { extraId: 3 as ReportExtra['extraId'], name: 'Breakfast' };
  const extra = {
    ...breakfast,
    chargeType: 'per-day',
    netMinor: 30_00,
    vatMinor: 0,
    grossMinor: 30_00,
  } as const;
  const room = roomOf([100_00, 110_00, 120_00], { extras: [extra] });
  const middle = addDays(arrival, 1);
  const { sums, extras } = reportOf([room], [middle]);
  expect(sums).toMatchObject({ let: 1, room: { grossMinor: 110_00 }, extras: { grossMinor: 10_00 } });
  expect(extras.get(breakfast.extraId)).toMatchObject({ name: 'Breakfast', rooms: 1, grossMinor: 10_00 });
});

test('cancellations are counted by reason, the most first, without guests who did not come', () => {
  const of = (reasonId: number | null, isNoShow = false) =>
    roomOf([10_00], { gone: goneFor(0, { reasonId, isNoShow }) });
  const { cancelled } = arrivalsOf([of(null), of(3), of(2), of(3), of(3, true)]);
  expect(cancelled.reasons).toEqual([
    { reasonId: 3, rooms: 2, nights: 2, lostNetMinor: 20_00 },
    { reasonId: 2, rooms: 1, nights: 1, lostNetMinor: 10_00 },
    { reasonId: null, rooms: 1, nights: 1, lostNetMinor: 10_00 },
  ]);
});
