import { createResponseSchema, type CreateResponse } from '@portico/contract/calls/reservation-create';
import type * as z from 'zod';
import { keptJson } from '../../platform/database/kept-json.ts';

const { shape } = createResponseSchema;
const answer: z.ZodType<CreateResponse> = createResponseSchema.extend({
  Message: shape.Message.default(null),
  RefusalCode: shape.RefusalCode.default(null),
  ActionUrl: shape.ActionUrl.default(null),
  TotalCost: shape.TotalCost.default(null),
  PaymentAmount: shape.PaymentAmount.default(null),
});

/** An answer of Create as it was kept for repeats of its request, with what was not said yet as null. */
export const keptCreateAnswer = keptJson('answer of reservation.create', answer);
