import * as z from 'zod';

/** The sandbox if the path names no provider. */
export const paymentWebhookParamsSchema = z.object({ provider: z.string().default('sandbox') });

/** POST /api/Payment/Notice/:provider: the body is the provider's format; its signature is verified. */
export const paymentWebhookResponseSchema = z.object({});
