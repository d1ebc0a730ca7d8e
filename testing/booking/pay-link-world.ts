import type {
  PayByLinkResponse,
  ProcessRequestBody,
  ProcessResponse,
} from '@portico/contract/calls/pay-by-link';
import type { ReservationId } from '@portico/domain/ids';
import { createInvoice, type InvoiceOrder } from '@portico/server/payments/invoice/create-invoice';
import type { Invoice } from '@portico/server/payments/invoice/invoice';
import { makePayLink, type Requested } from '@portico/server/payments/invoice/make-pay-link';
import { newId } from '@portico/server/platform/ids';
import { PROPERTY } from '../builders/hotel-file.ts';
import { approvedCard, browserData } from './booking-body.ts';
import {
  openBookingWorld,
  type Answer,
  type BookingWorld,
  type BookingWorldOptions,
} from './booking-world.ts';

/** The query of a Get by link. */
export interface LinkQuery extends Record<string, string> {
  readonly propertyId: string;
  readonly invoiceNumber: string;
  readonly hash: string;
  readonly actionType: string;
  readonly paymentId: string;
}

/** The booking world's secret, which signs its links. */
const SECRET = 'a-secret-of-the-tests';

const supper: InvoiceOrder = {
  number: 'MC-11873',
  description: 'Supper in the court, six people.',
  lines: [{ text: 'Set supper', quantity: 6, unitMinor: 2_000, minor: 12_000 }],
  billedTo: { name: 'Palm Grove Trading', email: 'desk@palmgrove.example' },
  reservationId: null,
};

/** A booking world whose hotel issues invoices and sends links. */
export async function openPayLinkWorld(options: BookingWorldOptions = {}) {
  const world = await openBookingWorld(options);
  return { ...world, ...payLinks(world) };
}

export type PayLinkWorld = Awaited<ReturnType<typeof openPayLinkWorld>>;

/** Payment by link, from the hotel and from the payer, in any booking world. */
export function payLinks(world: BookingWorld) {
  const { kysely } = world.db.database;

  const hotel = async () => {
    const found = await world.deps.hotels.find(PROPERTY);
    if (found === undefined) throw new Error('no hotel');
    return found;
  };

  /** By default with a number of its own. */
  const invoice = async (order: Partial<InvoiceOrder> = {}): Promise<Invoice> => {
    const created = await createInvoice(world.deps, await hotel(), {
      ...supper,
      number: `Q-${newId().slice(-12)}`,
      ...order,
    });
    if (!created.ok) throw new Error(created.refusal.code);
    return created.value;
  };

  const link = async (requested: Requested): Promise<LinkQuery> => {
    const { request, path } = await makePayLink(
      kysely,
      await hotel(),
      [SECRET],
      requested,
      world.deps.clock.now(),
    );
    const [, , , actionType = '', invoiceNumber = '', code = ''] = path.split(/[/?]/);
    const { paymentId } = request;
    return { propertyId: String(PROPERTY), invoiceNumber, hash: code, actionType, paymentId };
  };

  const post = async (url: string, payload: object, key?: string): Promise<Answer<ProcessResponse>> => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const response = await world.inject({ method: 'POST', url, payload, headers });
    return {
      status: response.statusCode,
      headers: { ...response.headers },
      body: response.json<ProcessResponse>(),
      text: response.body,
    };
  };

  return {
    invoice,
    /** A link to pay an invoice, by default in full. */
    linkToPay: ({ number, invoiceId }: Invoice, amountMinor: number | null = null) =>
      link({ number, action: 'pay', invoiceId, amountMinor }),
    linkForCard: (number: string, reservationId: ReservationId) =>
      link({ number, action: 'store-card', reservationId }),
    read: async (query: LinkQuery) =>
      (await world.get('/api/PayByLink/Get', query)) as unknown as Answer<PayByLinkResponse>,
    /** By default pays 120.00 with an approved card. */
    process: (query: LinkQuery, changes: Partial<ProcessRequestBody> = {}, key?: string) =>
      post('/api/PayByLink/Process', { ...processBody(query), ...changes }, key),
    post,
    status: (token: string | null) =>
      world.get('/api/PayByLink/Status', { propertyId: String(PROPERTY), referenceNumber: token ?? '' }),
    confirmation: (token: string | null) =>
      world.get('/api/PayByLink/Confirmation', {
        propertyId: String(PROPERTY),
        referenceNumber: token ?? '',
      }),
  };
}

function processBody({ invoiceNumber, hash, actionType, paymentId }: LinkQuery): ProcessRequestBody {
  const isToPay = actionType === 'P';
  return {
    PropertyId: PROPERTY,
    Action: isToPay ? 'Pay' : 'StoreCard',
    InvoiceNumber: invoiceNumber,
    AmountToPay: isToPay ? 120 : 0,
    PaymentId: paymentId as ProcessRequestBody['PaymentId'],
    Hash: hash,
    Email: 'ada@example.com',
    CardDetails: approvedCard,
    BrowserData: browserData,
  };
}
