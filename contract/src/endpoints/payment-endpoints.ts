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
  '/api/PayByLink/Get': get('anyone', { querystring: payByLinkQuerySchema }, payByLinkResponseSchema),
  '/api/PayByLink/Process': post('anyone', { body: processRequestSchema }, processResponseSchema, {
    load: 'booking',
    isIdempotent: true,
  }),
  '/api/PayByLink/Status': get(
    'anyone',
    { querystring: transactionQuerySchema },
    transactionStatusResponseSchema,
    { load: 'paying' },
  ),
  '/api/PayByLink/Abandon': post(
    'anyone',
    { body: abandonTransactionRequestSchema },
    transactionStatusResponseSchema,
  ),
  '/api/PayByLink/Confirmation': get(
    'anyone',
    { querystring: transactionQuerySchema },
    transactionConfirmationResponseSchema,
  ),
  '/api/Payment/Notice': post(
    'provider',
    { params: paymentWebhookParamsSchema },
    paymentWebhookResponseSchema,
    { load: 'paying' },
  ),
  '/api/Payment/Notice/:provider': post(
    'provider',
    { params: paymentWebhookParamsSchema },
    paymentWebhookResponseSchema,
    { load: 'paying' },
  ),
} as const;
