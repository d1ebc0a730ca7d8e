import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import { sumAtRates, vatPercent } from '@portico/domain/money/vat';
import { taxesOf } from '../../reservation/taxes-of-booking.ts';
import type { Run } from '../run/operation.ts';
import { instantsOf } from './dates-of.ts';
import { readInvoiceTaxes } from './invoice-taxes.store.ts';
import { readRoomsByDeparture } from './report-rooms.store.ts';

type Taxes = 'Reports/Taxes';

/** VAT by rate and city tax of what ended in a period. Rule: docs/reports.md, "VAT for the bookkeeper". */
export async function reportTaxes(
  { hotel, database: { kysely } }: Run,
  period: DeskTaken<Taxes>,
): Promise<DeskAnswer<Taxes>> {
  const rooms = await readRoomsByDeparture(kysely, hotel, period);
  const invoices = await readInvoiceTaxes(kysely, hotel, instantsOf(hotel, period));
  const { vatAtRates, cityTaxes } = taxesOf({ rooms });
  const vat = sumAtRates([...vatAtRates, ...invoices]);
  return {
    rooms: rooms.length,
    invoices: invoices.reduce((sum, { count }) => sum + count, 0),
    vat: vat.map(({ rateMillipercent, netMinor, vatMinor }) => ({
      percent: vatPercent(rateMillipercent),
      netMinor,
      vatMinor,
    })),
    cityTax: cityTaxes.map(({ name, isPaidAtHotel, minor }) => ({
      name,
      paidAtHotel: isPaidAtHotel,
      minor,
    })),
    grossMinor:
      vat.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, 0) +
      cityTaxes.reduce((sum, { minor }) => sum + minor, 0),
    currency: hotel.currency,
  };
}
