import * as z from 'zod';

/** POST /api/Payment/Notice: the body is the provider's own, checked by its signature. */
export const paymentNoticeResponseSchema = z.object({});
