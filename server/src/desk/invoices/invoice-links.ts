import { moneyText } from '@portico/contract/texts/money-text';
import { ok, refused } from '@portico/domain/result';
import { revokePaymentRequest } from '../../payments/by-link/payment-request.store.ts';
import { readInvoice } from '../../payments/invoice/invoice.store.ts';
import { makePayLink } from '../../payments/invoice/make-pay-link.ts';
import { readOutstanding } from '../../payments/invoice/read-outstanding.ts';
import type { Operation } from '../run/operation.ts';

/** It works until it is paid or revoked. Rule: docs/payments.md, "Pay by link". */
export const invoicePayLink: Operation<'Invoices/PayLink'> = async (run, { number, minor }) => {
  const { hotel, database, clock, links } = run;
  const { kysely } = database;
  const invoice = await readInvoice(kysely, hotel.propertyId, { number });
  if (invoice === undefined) return refused({ code: 'desk.invoice-unknown', facts: { number } });
  const { invoiceId, reservationId, currency } = invoice;
  if (reservationId !== null) run.audit({ reservationId });
  const leftMinor = await readOutstanding(kysely, invoice);
  if (leftMinor === 0) return refused({ code: 'desk.nothing-to-pay' });
  if (minor !== null && minor > leftMinor)
    return refused({ code: 'desk.more-than-link', facts: { most: moneyText(leftMinor, currency) } });
  if (links === undefined) return refused({ code: 'desk.no-links' });
  const requested = { number: invoice.number, action: 'pay', invoiceId, amountMinor: minor } as const;
  const { request, path } = await makePayLink(kysely, hotel, links.secrets, requested, clock.now());
  const now = moneyText(minor ?? leftMinor, currency);
  run.audit({ what: [{ what: `pay link of invoice ${invoice.number}`, was: '', now }] });
  return ok({ number: invoice.number, paymentId: request.paymentId, url: links.publicUrl + path });
};

/** Of an invoice, or of a booking for a card. */
export const revokeOneLink: Operation<'Invoices/RevokeLink'> = async (run, { paymentId }) => {
  const { hotel, database, clock } = run;
  const key = { propertyId: hotel.propertyId, paymentId };
  if (!(await revokePaymentRequest(database.kysely, key, clock.now())))
    return refused({ code: 'desk.link-unknown', facts: { paymentId } });
  run.audit({ what: [{ what: 'a link', was: 'opens', now: 'opens nothing' }] });
  return ok({ paymentId });
};
