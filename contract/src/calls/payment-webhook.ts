import * as z from 'zod';

/** The sandbox where the path names none. */
export const paymentWebhookParamsSchema = z.object({ provider: z.string().default('sandbox') });

/** POST /api/Payment/Notice/:provider: the body is the provider's own, checked by its signature. */
export const paymentWebhookResponseSchema = z.object({});
