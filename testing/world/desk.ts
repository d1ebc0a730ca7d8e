import type { ReservationId } from '@portico/domain/ids';
import type { Secrets } from '@portico/server/access/seal';
import type { HotelDirectory } from '@portico/server/hotel/hotel-directory';
import { createInvoice, type InvoiceOrder } from '@portico/server/payments/invoice/create-invoice';
import type { Invoice } from '@portico/server/payments/invoice/invoice';
import { makePayLink, type Requested } from '@portico/server/payments/invoice/make-pay-link';
import type { Clock } from '@portico/server/platform/clock/clock';
import type { Database } from '@portico/server/platform/database/database';
import { newId } from '@portico/server/platform/ids';
import type { LinkQuery } from '../booking/pay-link-body.ts';
import { PROPERTY } from '../builders/hotel-file.ts';

const supper: InvoiceOrder = {
  number: 'MC-11873',
  description: 'Supper in the court, six people.',
  lines: [{ text: 'Set supper', quantity: 6, unitMinor: 2_000, minor: 12_000 }],
  billedTo: { name: 'Palm Grove Trading', email: 'desk@palmgrove.example' },
  reservationId: null,
};

interface DeskDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
  readonly secrets: Secrets;
}

/** What the hotel itself does: it issues invoices and sends links. */
export function openDesk(deps: DeskDeps) {
  const hotel = async () => {
    const found = await deps.hotels.find(PROPERTY);
    if (found === undefined) throw new Error('no hotel');
    return found;
  };

  const link = async (requested: Requested): Promise<LinkQuery> => {
    const { kysely } = deps.database;
    const { request, path } = await makePayLink(
      kysely,
      await hotel(),
      deps.secrets,
      requested,
      deps.clock.now(),
    );
    const [, , , actionType = '', invoiceNumber = '', hash = ''] = path.split(/[/?]/);
    return {
      propertyId: String(PROPERTY),
      invoiceNumber,
      hash,
      actionType,
      paymentId: request.paymentId,
    };
  };

  return {
    /** An invoice of 120.00, by default with a number of its own. */
    invoice: async (order: Partial<InvoiceOrder> = {}): Promise<Invoice> => {
      const number = `Q-${newId().slice(-12)}`;
      const created = await createInvoice(deps, await hotel(), { ...supper, number, ...order });
      if (!created.ok) throw new Error(created.refusal.code);
      return created.value;
    },
    /** A link to pay an invoice, by default in full. */
    linkToPay: ({ number, invoiceId }: Invoice, amountMinor: number | null = null) =>
      link({ number, action: 'pay', invoiceId, amountMinor }),
    linkForCard: (number: string, reservationId: ReservationId) =>
      link({ number, action: 'store-card', reservationId }),
  };
}
