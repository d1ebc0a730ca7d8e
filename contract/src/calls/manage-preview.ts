import * as z from 'zod';
import { outcome } from './error-body.ts';
import { requestedChangeShape } from './manage-update.ts';
import { changeQuoteSchema } from './parts/change-quote.ts';

/** POST /api/ManageBooking/Preview: as Update without a card. Changes nothing. */
export const managePreviewRequestSchema = z.strictObject(requestedChangeShape);
export type ManagePreviewRequest = z.output<typeof managePreviewRequestSchema>;
export type ManagePreviewRequestBody = z.input<typeof managePreviewRequestSchema>;

export const managePreviewResponseSchema = z.object({
  ...outcome,
  Quote: changeQuoteSchema.nullable(),
});
export type ManagePreviewResponse = z.infer<typeof managePreviewResponseSchema>;
