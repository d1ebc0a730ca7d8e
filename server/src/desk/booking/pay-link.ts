import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { moneyText } from '@portico/contract/texts/money-text';
import type { DueOfBooking } from '@portico/domain/payment/on-invoice';
import { requestedMinor } from '@portico/domain/payment/outstanding';
import { wasMade } from '@portico/domain/reservation/status';
import { ok, refused, type Result } from '@portico/domain/result';
import { endOpenChange } from '../../booking/change/poll-change.ts';
import { readOpenChange } from '../../booking/change/read-change.store.ts';
import { createInvoice } from '../../payments/invoice/create-invoice.ts';
import type { Invoice } from '../../payments/invoice/invoice.ts';
import { readInvoices } from '../../payments/invoice/invoice.store.ts';
import { readOutstanding } from '../../payments/invoice/read-outstanding.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
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
 * which the link pays; asked again, it links to the same invoice. Rule: docs/payments.md, "A pay link of a booking".
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
  const owed = await owedOnInvoice(run, found.value, partMinor);
  if (!owed.ok) return owed;
  const invoice = await invoiceFor(run, found.value, owed.value);
  if (invoice === undefined) return refused({ code: 'desk.nothing-to-pay' });
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

/** Puts what is to be paid at the hotel on an invoice; answers that sum, in minor units. */
function owedOnInvoice(
  { database }: Run,
  { propertyId, reservationId, currency }: BookedReservation,
  partMinor: number | null,
): Promise<Result<number, DeskRefusal>> {
  return inTransaction(database, async (tx): Promise<Result<number, DeskRefusal>> => {
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
    if (booking.due.onInvoiceMinor === 0) await storeDue(tx, booking, onInvoice(booking));
    return ok(stillMinor);
  });
}

/** All on invoice, what cards have paid of it too; what was paid at the hotel stays due there. No charge is planned. */
function onInvoice({ grossMinor, voucher, paidAtHotelMinor }: BookedReservation): DueOfBooking {
  const onInvoiceMinor = grossMinor - (voucher?.minor ?? 0) - paidAtHotelMinor;
  return { nowMinor: 0, later: [], atHotelMinor: paidAtHotelMinor, onInvoiceMinor };
}

/** The invoice that a link pays: a new one for what none asks for yet, or the newest that is still to be paid. */
async function invoiceFor(
  { database, clock, hotel }: Run,
  { propertyId, reservationId, referenceNumber, booker }: BookedReservation,
  owedMinor: number,
): Promise<Invoice | undefined> {
  const written = await readInvoices(database.kysely, propertyId, reservationId);
  const open: Invoice[] = [];
  let askedMinor = 0;
  for (const invoice of written) {
    const minor = await readOutstanding(database.kysely, invoice);
    askedMinor += minor;
    if (minor > 0) open.push(invoice);
  }
  const [newest] = open;
  const minor = owedMinor - askedMinor;
  if (minor <= 0) return newest;
  const line = { text: `Reservation ${referenceNumber}`, quantity: 1, unitMinor: minor, minor };
  const created = await createInvoice({ database, clock }, hotel, {
    number: `${referenceNumber}-${written.length + 1}`,
    description: `What is still to be paid of reservation ${referenceNumber}.`,
    lines: [line],
    billedTo: { name: `${booker.firstName} ${booker.lastName}`.trim(), email: booker.email },
    reservationId,
  });
  return created.ok ? created.value : newest;
}
