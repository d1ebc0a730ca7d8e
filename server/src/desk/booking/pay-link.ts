import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { moneyText } from '@portico/contract/texts/money-text';
import { dueByLink } from '@portico/domain/payment/on-invoice';
import { requestedMinor } from '@portico/domain/payment/outstanding';
import { wasMade } from '@portico/domain/reservation/status';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { endOpenChange } from '../../booking/change/poll-change.ts';
import { readOpenChange } from '../../booking/change/read-change.store.ts';
import { invoiceOf } from '../../payments/invoice/create-invoice.ts';
import type { Invoice } from '../../payments/invoice/invoice.ts';
import { insertInvoice, readInvoices } from '../../payments/invoice/invoice.store.ts';
import { readOutstanding } from '../../payments/invoice/read-outstanding.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { storeDue } from './booking-due.store.ts';
import { findBooking } from './find-booking.ts';
import { folioOf } from './folio.ts';
import { makeLink, whyNoLink } from './make-link.ts';
import { readMoneyMoved } from './money-moved.store.ts';

type PayLink = 'Booking/PayLink';

/**
 * A link that pays what is still to be paid of a booking, or a part of it. All of it goes on an invoice of the booking,
 * which the link pays; asked again, it links to the newest invoice that still asks for as much. Rule: docs/payments.md,
 * "A pay link of a booking".
 */
export async function payLink(
  run: Run,
  { number, minor: partMinor, isMailed }: DeskTaken<PayLink>,
): Promise<Outcome<PayLink>> {
  const { kysely } = run.database;
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const { reservationId, referenceNumber, currency } = found.value;
  run.audit({ reservationId });
  const whyNot = whyNoLink(run, found.value, isMailed);
  if (whyNot !== undefined) return refused(whyNot);
  // It reckons with what is paid by now.
  await endOpenChange({ ...run, onDeclined: () => undefined }, found.value);
  const written = await putOnInvoice(run, found.value, partMinor);
  if (!written.ok) return written;
  const invoice = written.value;
  const { invoiceId, number: invoiceNumber } = invoice;
  const requested = { number: invoiceNumber, action: 'pay', invoiceId, amountMinor: partMinor } as const;
  const made = await makeLink(run, found.value, requested, isMailed);
  if (!made.ok) return made;
  const leftMinor = await readOutstanding(kysely, invoice);
  const minor = requestedMinor(leftMinor, { amountMinor: partMinor, netPaidMinor: 0 });
  const { url, mailedTo } = made.value;
  const what = mailedTo === null ? 'pay link' : 'pay link by mail';
  run.audit({ what: [{ what, was: '', now: moneyText(minor, currency) }] });
  return ok({ number: referenceNumber, currency, minor, url, mailedTo });
}

/** Puts what is still to be paid on invoice; answers the invoice that the link pays. */
function putOnInvoice(
  run: Run,
  { propertyId, reservationId, currency }: BookedReservation,
  partMinor: number | null,
): Promise<Result<Invoice, DeskRefusal>> {
  return inTransaction(run.database, async (tx): Promise<Result<Invoice, DeskRefusal>> => {
    const booking = await lockReservation(tx, propertyId, reservationId);
    if (booking === undefined || !wasMade(booking.status)) return refused({ code: 'desk.not-a-booking' });
    if ((await readOpenChange(tx, booking)) !== undefined)
      return refused({ code: 'change.waits-for-payment' });
    const folio = folioOf(booking, await readMoneyMoved(tx, booking));
    // A charge to come would pay the invoice as well.
    if (folio.due.some(({ where }) => where === 'card')) return refused({ code: 'desk.charges-to-come' });
    if (folio.due.length === 0) return refused({ code: 'desk.nothing-to-pay' });
    const { stillMinor } = folio;
    if (partMinor !== null && partMinor > stillMinor)
      return refused({ code: 'desk.more-than-link', facts: { most: moneyText(stillMinor, currency) } });
    if (booking.due.onInvoiceMinor === 0)
      await storeDue(tx, booking, dueByLink(booking.due, booking.paidAtHotelMinor));
    const invoices = await readInvoices(tx, propertyId, reservationId);
    for (const invoice of invoices)
      if ((await readOutstanding(tx, invoice)) >= (partMinor ?? stillMinor)) return ok(invoice);
    return ok(await writeInvoice(tx, run, booking, { stillMinor, countBefore: invoices.length }));
  });
}

/** For all that is still to be paid, whatever older invoices ask for. */
async function writeInvoice(
  tx: Transaction<Schema>,
  { clock, hotel }: Run,
  { reservationId, referenceNumber, booker }: BookedReservation,
  { stillMinor, countBefore }: { readonly stillMinor: number; readonly countBefore: number },
): Promise<Invoice> {
  const line = {
    ...{ text: `Reservation ${referenceNumber}`, quantity: 1 },
    ...{ unitMinor: stillMinor, minor: stillMinor },
  };
  const order = {
    description: `What is still to be paid of reservation ${referenceNumber}.`,
    lines: [line],
    billedTo: { name: `${booker.firstName} ${booker.lastName}`.trim(), email: booker.email },
    reservationId,
  };
  // Staff may have given that number to another.
  for (let count = countBefore + 1; ; count++) {
    const invoice = invoiceOf(hotel, { ...order, number: `${referenceNumber}-${count}` }, clock.now());
    if (await insertInvoice(tx, invoice)) return invoice;
  }
}
