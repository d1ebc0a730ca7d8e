import type { ReportPart } from '@portico/contract/desk/report-parts';
import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { decimalOf } from '@portico/domain/money/decimal';
import type { VatLine } from '@portico/domain/money/vat';
import type { Stepped } from '@portico/domain/reports/arrivals';
import type { CsvCell } from '../run/csv.ts';

export type Rows = readonly (readonly CsvCell[])[];

type Stays = DeskAnswer<'Reports/Stays'>;
type Sums = Stays['sums'];

/** A line's net, VAT and gross, as decimals. */
const lineNames = (what: string, currency: CurrencyCode) =>
  ['net', 'VAT', 'gross'].map((each) => `${what}, ${each} (${currency})`);
const lineCells = ({ netMinor, vatMinor, grossMinor }: VatLine, currency: CurrencyCode) =>
  [netMinor, vatMinor, grossMinor].map((minor) => decimalOf(minor, currency));

const sumNames = (currency: CurrencyCode) => [
  'For sale',
  'Closed',
  'Let',
  ...lineNames('Rooms', currency),
  ...lineNames('Extras', currency),
  ...lineNames('Cancellation fees', currency),
  `City tax (${currency})`,
];
const sumCells = (sums: Sums, currency: CurrencyCode) => [
  sums.forSale,
  sums.closed,
  sums.let,
  ...lineCells(sums.room, currency),
  ...lineCells(sums.extras, currency),
  ...lineCells(sums.fees, currency),
  decimalOf(sums.cityTaxMinor, currency),
];

const stepRows = (steps: readonly Stepped[]) => steps.map(({ from, to, rooms }) => [from, to ?? '', rooms]);

type StayPart = Exclude<ReportPart, 'pick-up' | 'vat' | 'payments' | 'each-payment'>;

/** The tables of `Reports/Stays`, each with its header. */
export const stayRows: Readonly<Record<StayPart, (stays: Stays, currency: CurrencyCode) => Rows>> = {
  days: ({ days }, currency) => [
    ['Date', ...sumNames(currency)],
    ...days.map(({ date, ...sums }) => [date, ...sumCells(sums, currency)]),
  ],
  'room-types': ({ roomTypes }, currency) => [
    ['Room type', ...sumNames(currency)],
    ...roomTypes.map(({ name, ...sums }) => [name, ...sumCells(sums, currency)]),
  ],
  extras: ({ extras }, currency) => [
    ['Extra', 'Rooms', ...lineNames('Sold', currency)],
    ...extras.map(({ name, rooms, ...line }) => [name, rooms, ...lineCells(line, currency)]),
  ],
  codes: ({ codes }, currency) => [
    [
      'Booked by',
      'Code',
      'Name',
      'Bookings',
      'Nights',
      `Given away (${currency})`,
      ...lineNames('Rooms', currency),
    ],
    ...codes.map(({ kind, code, name, bookings, nights, givenAwayMinor, room }) => [
      kind,
      code ?? '',
      name ?? '',
      bookings,
      nights,
      decimalOf(givenAwayMinor, currency),
      ...lineCells(room, currency),
    ]),
  ],
  'lead-time': ({ arrivals }) => [['Days ahead, from', 'To', 'Rooms'], ...stepRows(arrivals.lead)],
  cancellations: ({ arrivals }) => [
    ['Days before arrival, from', 'To', 'Rooms'],
    ...stepRows(arrivals.cancelled.ahead),
  ],
  'cancellation-reasons': ({ arrivals: { cancelled, noShows } }, currency) => [
    ['Reason', 'Rooms', 'Nights', `Lost, net (${currency})`],
    ...[...cancelled.reasons, { ...noShows, name: 'Did not come' }].map(
      ({ name, rooms, nights, lostNetMinor }) => [
        name ?? 'None known',
        rooms,
        nights,
        decimalOf(lostNetMinor, currency),
      ],
    ),
  ],
  'length-of-stay': ({ arrivals }) => [['Nights, from', 'To', 'Rooms'], ...stepRows(arrivals.lengths)],
};

export function pickUpRows({ months, since }: DeskAnswer<'Reports/PickUp'>): Rows {
  return [
    ['Month', 'Nights', `Since ${since}`, 'As long before', 'Last year', 'Last year, the same days'],
    ...months.map(({ month, nights, picked, pickedBefore, lastYearNights, lastYearPicked }) => [
      month,
      nights,
      picked,
      pickedBefore,
      lastYearNights,
      lastYearPicked,
    ]),
  ];
}

export function vatRows({ vat, cityTax }: DeskAnswer<'Reports/Taxes'>, currency: CurrencyCode): Rows {
  return [
    ['VAT', 'Percent', `Net (${currency})`, `VAT (${currency})`, `Gross (${currency})`],
    ...vat.map(({ percent, netMinor, vatMinor }) => [
      'VAT',
      percent,
      ...lineCells({ netMinor, vatMinor, grossMinor: netMinor + vatMinor }, currency),
    ]),
    ...cityTax.map(({ name, paidAtHotel, minor }) => [
      paidAtHotel ? `${name}, paid at the hotel` : name,
      '',
      '',
      '',
      decimalOf(minor, currency),
    ]),
  ];
}

export function paymentRows({ days }: DeskAnswer<'Reports/Payments'>): Rows {
  return [
    ['Date', 'Where', 'Way', 'Currency', 'Payments', 'Paid', 'Refunds', 'Refunded', 'Paid less refunded'],
    ...days.map(({ date, isAtHotel, way, currency, payments, paidMinor, refunds, refundedMinor }) => [
      date,
      whereOf(isAtHotel),
      way,
      currency,
      payments,
      decimalOf(paidMinor, currency),
      refunds,
      decimalOf(refundedMinor, currency),
      decimalOf(paidMinor - refundedMinor, currency),
    ]),
  ];
}

/** What was given back is below 0, so that a column adds up to a payout. */
export function eachPaymentRows({ payments }: DeskAnswer<'Reports/ListPayments'>): Rows {
  return [
    ['Time', 'Where', 'Way', 'Reference', 'Booking', 'Invoice', 'Currency', 'Amount'],
    ...payments.map(({ at, kind, isAtHotel, way, reference, number, invoice, currency, minor }) => [
      at,
      whereOf(isAtHotel),
      way,
      reference ?? '',
      number ?? '',
      invoice ?? '',
      currency,
      decimalOf(kind === 'paid' ? minor : -minor, currency),
    ]),
  ];
}

const whereOf = (isAtHotel: boolean) => (isAtHotel ? 'at the hotel' : 'provider');
