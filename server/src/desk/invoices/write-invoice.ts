import { MOST_AMOUNT } from '@portico/contract/calls/wire-parts';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { moneyText } from '@portico/contract/texts/money-text';
import { decimalOf } from '@portico/domain/money/decimal';
import { vatRateOf } from '@portico/domain/money/vat';
import { emailIssues } from '@portico/domain/people/email';
import { ok, refused } from '@portico/domain/result';
import { fieldFaults } from '../../hotel/field-faults.ts';
import { cancelInvoice, type CancelInvoiceRefusal } from '../../payments/invoice/cancel-invoice.ts';
import { createInvoice } from '../../payments/invoice/create-invoice.ts';
import type { Invoice } from '../../payments/invoice/invoice.ts';
import { readInvoice } from '../../payments/invoice/invoice.store.ts';
import { findBooking } from '../booking/find-booking.ts';
import type { Operation } from '../run/operation.ts';
import { shownInvoice } from './shown-invoice.ts';

/** One of a booking asks for no more than that still owes on invoice. Rule: docs/payments.md, "Pay by link". */
export const writeInvoice: Operation<'Invoices/Create'> = async (run, order) => {
  const { hotel } = run;
  const { currency } = hotel;
  const { number, description, to: name, email, reservation } = order;
  const faults = fieldFaults(hotel, null, {}, emailIssues(email, true));
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const lines = order.lines.map(({ text, quantity, unitMinor, vatRate }) => ({
    text,
    quantity,
    unitMinor,
    minor: quantity * unitMinor,
    vatRateMillipercent: vatRate === null ? undefined : vatRateOf(vatRate),
  }));
  const sum = lines.reduce((total, { minor }) => total + minor, 0);
  if (decimalOf(sum, currency) > MOST_AMOUNT)
    return refused({ code: 'desk.invoice-too-much', facts: { most: `${MOST_AMOUNT} ${currency}` } });
  const found = reservation === null ? undefined : await findBooking(run, reservation);
  if (found?.ok === false) return found;
  const reservationId = found?.value.reservationId ?? null;
  const created = await createInvoice(run, hotel, {
    number,
    description,
    lines,
    billedTo: { name, email },
    reservationId,
  });
  if (!created.ok)
    return refused<DeskRefusal>(
      created.refusal.code === 'invoice.number-taken'
        ? { code: 'desk.invoice-exists', facts: { number } }
        : {
            code: 'desk.invoice-more-than-owed',
            facts: { freeMinor: created.refusal.freeMinor, currency },
          },
    );
  run.audit({
    ...(reservationId !== null && { reservationId }),
    what: [{ what: `invoice ${number}`, was: 'none', now: moneyText(sum, currency) }],
  });
  return ok(await shownInvoice(run, created.value));
};

/** Its links say then that nothing is outstanding. */
export const cancelOneInvoice: Operation<'Invoices/Cancel'> = async (run, { number }) => {
  const { hotel, database } = run;
  const invoice = await readInvoice(database.kysely, hotel.propertyId, { number });
  if (invoice === undefined) return refused({ code: 'desk.invoice-unknown', facts: { number } });
  const { reservationId, grossMinor, currency } = invoice;
  if (reservationId !== null) run.audit({ reservationId });
  const cancelled = await cancelInvoice(run, hotel, invoice.invoiceId);
  if (!cancelled.ok) return refused(whyNotCancelled(invoice, cancelled.refusal));
  run.audit({
    what: [{ what: `invoice ${number}`, was: moneyText(grossMinor, currency), now: 'cancelled' }],
  });
  return ok(await shownInvoice(run, cancelled.value));
};

function whyNotCancelled({ number, currency }: Invoice, refusal: CancelInvoiceRefusal): DeskRefusal {
  switch (refusal.code) {
    case 'cancelled-already':
      return { code: 'desk.invoice-cancelled', facts: { number, cancelledAt: refusal.cancelledAt } };
    case 'payment-under-way':
      return { code: 'desk.invoice-being-paid', facts: { number } };
    case 'paid':
      return {
        code: 'desk.invoice-paid',
        facts: { number, paidMinor: refusal.netPaidMinor, currency },
      };
  }
}
