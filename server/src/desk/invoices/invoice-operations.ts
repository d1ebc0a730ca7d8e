import type { invoiceCalls } from '@portico/contract/desk/calls/invoice-calls';
import { ok } from '@portico/domain/result';
import { readInvoices } from '../../payments/invoice/invoice.store.ts';
import { findBooking } from '../booking/find-booking.ts';
import type { Operation, OperationsOf } from '../run/operation.ts';
import { invoicePayLink, revokeOneLink } from './invoice-links.ts';
import { shownInvoices } from './shown-invoice.ts';
import { cancelOneInvoice, writeInvoice } from './write-invoice.ts';

const list: Operation<'Invoices/List'> = async (run, { reservation, after, limit }) => {
  const { hotel, database } = run;
  const found = reservation === null ? undefined : await findBooking(run, reservation);
  if (found?.ok === false) return found;
  const reservationId = found?.value.reservationId;
  const page = { after, limit: limit + 1 };
  const written = await readInvoices(database.kysely, hotel.propertyId, reservationId, page);
  const invoices = await shownInvoices(run, written.slice(0, limit));
  return ok({ invoices, next: written.length > limit ? (invoices.at(-1)?.number ?? null) : null });
};

export const invoiceOperations: OperationsOf<keyof typeof invoiceCalls> = {
  'Invoices/List': list,
  'Invoices/Create': writeInvoice,
  'Invoices/PayLink': invoicePayLink,
  'Invoices/RevokeLink': revokeOneLink,
  'Invoices/Cancel': cancelOneInvoice,
};
