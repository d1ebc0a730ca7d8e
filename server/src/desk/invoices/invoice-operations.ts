import type { DeskInvoice, invoiceCalls } from '@portico/contract/desk/calls/invoice-calls';
import { ok } from '@portico/domain/result';
import { readInvoices } from '../../payments/invoice/invoice.store.ts';
import { findBooking } from '../booking/find-booking.ts';
import type { Operation, OperationsOf } from '../run/operation.ts';
import { shownInvoice } from './shown-invoice.ts';
import { cancelOneInvoice, writeInvoice } from './write-invoice.ts';

const list: Operation<'Invoices/List'> = async (run, { reservation, limit }) => {
  const { hotel, database } = run;
  const found = reservation === null ? undefined : await findBooking(run, reservation);
  if (found?.ok === false) return found;
  const ofBooking = found?.value.reservationId;
  const written = await readInvoices(database.kysely, hotel.propertyId, ofBooking, limit + 1);
  const invoices: DeskInvoice[] = [];
  for (const invoice of written.slice(0, limit)) invoices.push(await shownInvoice(run, invoice));
  return ok({ invoices, isWhole: written.length <= limit });
};

export const invoiceOperations: OperationsOf<keyof typeof invoiceCalls> = {
  'Invoices/List': list,
  'Invoices/Create': writeInvoice,
  'Invoices/Cancel': cancelOneInvoice,
};
