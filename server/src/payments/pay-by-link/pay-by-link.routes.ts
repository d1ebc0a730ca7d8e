import { type ProcessResponse } from '@portico/contract/calls/pay-by-link';
import { refusals } from '@portico/contract/refusals';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import type { PayLinkAction } from '@portico/domain/payment/pay-link';
import type { FastifyReply } from 'fastify';
import type { Hotel } from '../../hotel/hotel.ts';
import { findPayLink } from '../invoice/find-pay-link.ts';
import { waitAside } from '../../platform/http/bounded-concurrency.ts';
import { callerOf } from '../../platform/http/client-address.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import type { PayByLinkDeps } from './pay-by-link-deps.ts';
import { polledTransaction } from './polled-transaction.ts';
import { processWithinLimits, type RefusedProcess } from './process-within-limits.ts';
import { readPayLink } from './read-pay-link.ts';
import { confirmationOf, statusOf } from './transaction-state.ts';

const actions = { Pay: 'pay', StoreCard: 'store-card' } as const;

/** Pay links: an invoice to be paid, or a card to be saved for a booking. */
export async function payByLinkRoutes(app: PorticoServer, deps: PayByLinkDeps): Promise<void> {
  const { kysely } = deps.database;

  app.route({
    ...endpoint('/api/PayByLink/Get'),
    handler: async (request, reply) => {
      const { propertyId, invoiceNumber: number, hash: code, actionType, paymentId } = request.query;
      const hotel = await deps.hotels.find(propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const claim = { code, action: actions[actionType], number, paymentId };
      const link = await findPayLink(kysely, hotel, deps.secrets, claim);
      return link === undefined ? refuse(reply, 'link.invalid') : readPayLink(deps, hotel, link, code);
    },
  });

  app.route({
    ...endpoint('/api/PayByLink/Process'),
    handler: async (request, reply) => {
      const { body, headers } = request;
      const hotel = await deps.hotels.find(body.PropertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const { Hash: code, InvoiceNumber: number, PaymentId: paymentId, Action } = body;
      const action = actions[Action];
      const link = await findPayLink(kysely, hotel, deps.secrets, { code, action, number, paymentId });
      if (link === undefined) return refuse(reply, 'link.invalid');
      const by = { ...callerOf(request), idempotencyKey: headers['idempotency-key'] };
      const { done, waitMs } = await processWithinLimits(deps, { hotel, link, body }, by);
      await waitAside(request, waitMs, deps);
      if (!done.ok) return refusedProcess(reply, { hotel, action }, done.refusal);
      const { transaction, isNotBegun } = done.value;
      const { confirmationToken: ConfirmationToken } = transaction;
      return { ...statusOf(transaction, { isNotBegun }), ConfirmationToken, AmountToPay: null };
    },
  });

  app.route({
    ...endpoint('/api/PayByLink/Status'),
    handler: async (request, reply) => {
      const { propertyId, referenceNumber } = request.query;
      const hotel = await deps.hotels.find(propertyId);
      const transaction = hotel && (await polledTransaction(deps, hotel.propertyId, referenceNumber));
      return transaction ? statusOf(transaction) : refuse(reply, 'transaction.unknown');
    },
  });

  app.route({
    ...endpoint('/api/PayByLink/Abandon'),
    handler: async (request, reply) => {
      const { PropertyId, ReferenceNumber: token } = request.body;
      const hotel = await deps.hotels.find(PropertyId);
      const given = { isGivenUp: true };
      const transaction = hotel && (await polledTransaction(deps, hotel.propertyId, token, given));
      return transaction ? statusOf(transaction) : refuse(reply, 'transaction.unknown');
    },
  });

  app.route({
    ...endpoint('/api/PayByLink/Confirmation'),
    handler: async (request, reply) => {
      const { propertyId, referenceNumber } = request.query;
      const hotel = await deps.hotels.find(propertyId);
      const transaction = hotel && (await polledTransaction(deps, hotel.propertyId, referenceNumber));
      if (hotel === undefined || transaction === undefined) return refuse(reply, 'transaction.unknown');
      return (
        confirmationOf(hotel.definition.property.name, transaction) ??
        refuse(reply, 'transaction.not-finished')
      );
    },
  });
}

/** A 200 with the reason why nothing was begun, or the error reply. */
function refusedProcess(
  reply: FastifyReply,
  { hotel, action }: { readonly hotel: Hotel; readonly action: PayLinkAction },
  refusal: RefusedProcess,
): ProcessResponse | FastifyReply {
  const { property } = hotel.definition;
  const { code } = refusal;
  if (refusals[code].status !== 200)
    return sendRefusal(reply, refusal, property, { request: action === 'pay' ? 'payment' : 'card' });
  const toPay = code === 'invoice.amount-changed' ? refusal.toPay : null;
  return {
    Success: false,
    Message: refusalText(code, property.unitName),
    RefusalCode: code,
    Status: null,
    ConfirmationToken: null,
    ActionUrl: null,
    AmountToPay: toPay && toWireAmount(toPay.minor, toPay.currency),
  };
}
