import { vatPercent } from '@portico/domain/money/vat';
import * as z from 'zod';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { readBookingsByDay } from '../reservation/bookings-by-day.store.ts';
import { taxesOf } from '../reservation/taxes-of-booking.ts';
import { property, required, value } from './command-option.ts';
import { command, done, refusedFor } from './command.ts';
import { withHotel } from './with-hotel.ts';

const minor = z.int();

/** VAT by rate and city tax of the rooms that leave in a period. Rule: docs/pricing.md, "VAT of a booking". */
export const taxesCommand = command({
  name: 'taxes',
  does: [
    'VAT by rate and city tax of rooms, extras and cancellation fees, by the day of departure.',
    'Invoices by link are not in it: invoice list has them.',
  ],
  options: {
    property,
    from: required(value.date('the first day of departure')),
    to: required(value.date('the last, included')),
  },
  answers: z.strictObject({
    rooms: z.int(),
    vat: z.array(z.strictObject({ percent: z.number(), netMinor: minor, vatMinor: minor })),
    cityTax: z.array(z.strictObject({ name: z.string(), paidAtHotel: z.boolean(), minor })),
    grossMinor: minor,
    currency: z.string(),
  }),
  run: (named, setting) =>
    withHotel(named, setting, async (hotel, { kysely }) => {
      const { from, to } = named;
      if (from > to) return refusedFor(`--to is before --from: ${to} is earlier than ${from}.`);
      const { currency, definition } = hotel;
      const bookings = await readBookingsByDay(kysely, hotel.propertyId, 'departure', named);
      const rooms = bookings
        .flatMap((booking) => booking.rooms)
        .filter(({ stay }) => stay.departure >= from && stay.departure <= to);
      const { vatAtRates, cityTaxes } = taxesOf({ rooms });
      const money = (sum: number) => moneyText({ minor: sum, currency });
      const grossMinor =
        vatAtRates.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, 0) +
        cityTaxes.reduce((sum, { minor: tax }) => sum + tax, 0);
      return done(
        [
          `${definition.property.name}, departures from ${from} to ${to}: ${rooms.length}`,
          ...vatAtRates.map(
            ({ rateMillipercent, netMinor, vatMinor }) =>
              `  ${vatPercent(rateMillipercent)}%: net ${money(netMinor)}, VAT ${money(vatMinor)}`,
          ),
          ...cityTaxes.map(
            ({ name, isPaidAtHotel, minor: tax }) =>
              `  ${name}${isPaidAtHotel ? ', paid at the hotel' : ''}: ${money(tax)}`,
          ),
          `  Gross: ${money(grossMinor)}`,
        ],
        {
          rooms: rooms.length,
          vat: vatAtRates.map(({ rateMillipercent, netMinor, vatMinor }) => ({
            percent: vatPercent(rateMillipercent),
            netMinor,
            vatMinor,
          })),
          cityTax: cityTaxes.map(({ name, isPaidAtHotel, minor: tax }) => ({
            name,
            paidAtHotel: isPaidAtHotel,
            minor: tax,
          })),
          grossMinor,
          currency,
        },
      );
    }),
});
