import {
  abandonTransactionRequestSchema,
  payByLinkQuerySchema,
  payByLinkResponseSchema,
  processRequestSchema,
  processResponseSchema,
  transactionConfirmationResponseSchema,
  transactionQuerySchema,
  transactionStatusResponseSchema,
} from '../calls/pay-by-link.ts';
import { paymentWebhookParamsSchema, paymentWebhookResponseSchema } from '../calls/payment-webhook.ts';
import { get, post } from './endpoint.ts';

/** Paying invoices by link, and webhooks of providers. */
export const paymentEndpoints = {
  '/api/PayByLink/Get': get(
    'Read what a link is for: an invoice, or a card for a booking',
    'anyone',
    { querystring: payByLinkQuerySchema },
    payByLinkResponseSchema,
  ),
  '/api/PayByLink/Process': post(
    'Pay an invoice, or store a card, by link',
    'anyone',
    { body: processRequestSchema },
    processResponseSchema,
    { load: 'booking', isIdempotent: true },
  ),
  '/api/PayByLink/Status': get(
    'Read the status of a payment by link',
    'anyone',
    { querystring: transactionQuerySchema },
    transactionStatusResponseSchema,
    { load: 'paying' },
  ),
  '/api/PayByLink/Abandon': post(
    'End a payment by link that waits for its guest',
    'anyone',
    { body: abandonTransactionRequestSchema },
    transactionStatusResponseSchema,
  ),
  '/api/PayByLink/Confirmation': get(
    'Read the receipt of a payment by link',
    'anyone',
    { querystring: transactionQuerySchema },
    transactionConfirmationResponseSchema,
  ),
  '/api/Payment/Notice': post(
    'Take a webhook of the sandbox acquirer',
    'provider',
    { params: paymentWebhookParamsSchema },
    paymentWebhookResponseSchema,
    { load: 'paying' },
  ),
  '/api/Payment/Notice/:provider': post(
    'Take a webhook of a payment provider',
    'provider',
    { params: paymentWebhookParamsSchema },
    paymentWebhookResponseSchema,
    { load: 'paying' },
  ),
} as const;
