import { shortDateText } from '@portico/contract/texts/date-texts';
import { vatPercent } from '@portico/domain/money/vat';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import type { Transaction } from 'kysely';
import type { Secrets } from '../../access/seal.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { invoiceOf } from '../../payments/invoice/create-invoice.ts';
import type { InvoiceLine } from '../../payments/invoice/invoice.ts';
import { insertInvoice } from '../../payments/invoice/invoice.store.ts';
import { makePayLink } from '../../payments/invoice/make-pay-link.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { enqueueMail } from '../../reservation/booking-mails.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';

/**
 * Asks for the whole price of a held booking: an invoice of the booking's number, its pay link, and the mail with it to
 * a booker who has an address. Returns the path of the link. Rule: docs/payments.md, "A booking held for its link".
 */
export async function askByLink(
  tx: Transaction<Schema>,
  {
    hotel,
    secrets,
    quote,
    reservation,
  }: {
    readonly hotel: Hotel;
    readonly secrets: Secrets;
    readonly quote: BookingQuote;
    readonly reservation: BookedReservation;
  },
  now: Date,
): Promise<string> {
  const { reservationId, referenceNumber: number, booker, propertyId } = reservation;
  const billedTo = { name: `${booker.firstName} ${booker.lastName}`, email: booker.email };
  const description = `${hotel.definition.property.name}, ${number}`;
  const lines = linesOf(quote, reservation);
  const invoice = invoiceOf(hotel, { number, description, lines, billedTo, reservationId }, now);
  if (!(await insertInvoice(tx, invoice))) throw new Error(`the hotel has an invoice ${number} already`);
  const { invoiceId } = invoice;
  const requested = { action: 'pay', number, invoiceId, amountMinor: null } as const;
  const { request, path } = await makePayLink(tx, hotel, secrets, requested, now);
  const payload = { reservationId, paymentId: request.paymentId };
  if (booker.email !== '') await enqueueMail(tx, { propertyId, kind: 'guest-pay-link', payload }, now);
  return path;
}

/** By rate of VAT; city tax has none. */
function linesOf(
  { vatAtRates, cityTaxes }: BookingQuote,
  { stay }: Pick<BookedReservation, 'stay'>,
): InvoiceLine[] {
  const dates = `${shortDateText(stay.arrival)} to ${shortDateText(stay.departure)}`;
  const line = (text: string, minor: number, vatRateMillipercent: number) => ({
    text,
    quantity: 1,
    unitMinor: minor,
    minor,
    vatRateMillipercent,
  });
  const taxed = vatAtRates.map(({ rateMillipercent, netMinor, vatMinor }) =>
    line(
      vatAtRates.length === 1 ? dates : `${dates}, at ${vatPercent(rateMillipercent)}% VAT`,
      netMinor + vatMinor,
      rateMillipercent,
    ),
  );
  return [...taxed, ...cityTaxes.map(({ name, minor }) => line(name, minor, 0))];
}
