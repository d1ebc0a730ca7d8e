import path from 'node:path';
import type { InvoiceId, ReservationId } from '@portico/domain/ids';
import { localDate } from '@portico/domain/calendar/local-date';
import { manageLinkCode } from '@portico/server/access/manage-link';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { createInvoice, type InvoiceOrder } from '@portico/server/payments/invoice/create-invoice';
import { makePayLink, type Requested } from '@portico/server/payments/invoice/make-pay-link';
import { demoSecrets } from '@portico/server/demo-mode/demo-secrets';
import type { Database } from '@portico/server/platform/database/database';
import { newId } from '@portico/server/platform/ids';
import { shiftedClock } from '../portico/shifted-clock.ts';
import { running } from './running.ts';

/** Supper for six, a boat and flowers: £186.50. */
const supper: InvoiceOrder = {
  number: 'MC-11873',
  description: 'Supper in the court, Friday 14 May, six people.',
  lines: [
    { text: 'Set supper', quantity: 6, unitMinor: 27_50, minor: 165_00 },
    { text: 'Boat from Five Cowries', quantity: 1, unitMinor: 14_50, minor: 14_50 },
    { text: 'Flowers for the table', quantity: 1, unitMinor: 7_00, minor: 7_00 },
  ],
  billedTo: { name: 'Palm Grove Trading', email: 'desk@palmgrove.example' },
  reservationId: null,
};

/** Writes invoices and makes links like the hotel's command, beside the running server. */
export async function hotelDesk(database: Database, file: { readonly property: { readonly code: string } }) {
  const clock = shiftedClock(running().begunAt);
  const hotel = await hotelDirectory(database).find(file.property.code);
  if (hotel === undefined) throw new Error(`no hotel ${file.property.code}`);
  const secrets = [demoSecrets(path.dirname(running().mailFolder)).server] as const;
  const linkTo = async (requested: Requested) =>
    (await makePayLink(database.kysely, hotel, secrets, requested, clock.now())).path;
  return {
    async invoice(order: Partial<InvoiceOrder> = {}): Promise<InvoiceId> {
      const made = await createInvoice({ database, clock }, hotel, { ...supper, ...order });
      if (!made.ok) throw new Error(`the invoice was refused: ${made.refusal.code}`);
      return made.value.invoiceId;
    },
    /** The path of a link that pays the rest of an invoice, or a part. */
    payLink: (invoiceId: InvoiceId, number = supper.number, amountMinor: number | null = null) =>
      linkTo({ action: 'pay', invoiceId, amountMinor, number }),
    /** A code for the other purpose, valid for any booking of the hotel. */
    manageCode: () => {
      const stay = { arrival: localDate('2027-03-03'), departure: localDate('2027-03-05') };
      const booking = {
        propertyId: hotel.propertyId,
        reservationId: newId<ReservationId>(),
        linkVersion: 1,
        stay,
      };
      return manageLinkCode(secrets, booking, 'link');
    },
    storeLink: (reservationId: ReservationId, number: string) =>
      linkTo({ action: 'store-card', reservationId, number }),
  };
}
