import type { BookingLine } from '@portico/contract/desk/booking-line';
import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { currencyDigits } from '@portico/domain/money/currency';
import { ok } from '@portico/domain/result';
import { readBookingLines } from '../run/booking-lines.store.ts';
import { csvOf } from '../run/csv.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { filterOf } from './search.ts';
import { searchBookings } from './search-bookings.store.ts';

type Csv = 'Bookings/ReadCsv';

const MOST = 5_000;

const head = [
  'Number',
  'Status',
  'Booked at',
  'Booker',
  'E-mail',
  'Telephone',
  'Company',
  'Arrival',
  'Departure',
  'Rooms',
  'Guests',
  'Adults',
  'Children',
  'Infants',
  'Price',
  'To pay',
  'Currency',
];

/** The bookings of a search, a row each. Rule: docs/desk.md, "Finding bookings". */
export async function readCsv(run: Run, takes: DeskTaken<Csv>): Promise<Outcome<Csv>> {
  const { kysely } = run.database;
  const { tab, isLatestFirst } = takes;
  const page = { tab, isLatestFirst, after: null, limit: MOST + 1 };
  const { found, isCut } = await searchBookings(kysely, filterOf(run, takes), page);
  const ids = found.slice(0, MOST).map(({ reservationId }) => reservationId);
  const lines = await readBookingLines(kysely, run.hotel.propertyId, ids);
  const { currency } = run.hotel;
  const digits = currencyDigits(currency);
  const amount = (minor: number) => (minor / 10 ** digits).toFixed(digits);
  const rows = lines.map(({ line }) => [
    ...rowOf(line),
    amount(line.grossMinor),
    amount(line.toPayMinor),
    currency,
  ]);
  return ok({ csv: csvOf([head, ...rows]), bookings: rows.length, isWhole: !isCut && found.length <= MOST });
}

function rowOf({ number, status, bookedAt, booker, company, arrival, departure, rooms }: BookingLine) {
  const sum = (of: 'adults' | 'children' | 'infants') => rooms.reduce((all, room) => all + room[of], 0);
  return [
    number,
    status,
    bookedAt,
    booker.name,
    booker.email,
    booker.phone,
    company ?? '',
    arrival,
    departure,
    rooms.map(({ roomType }) => roomType).join('; '),
    rooms.flatMap(({ guest, fellows }) => [guest, ...fellows]).join('; '),
    sum('adults'),
    sum('children'),
    sum('infants'),
  ];
}
