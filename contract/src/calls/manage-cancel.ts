import type { ReservationId } from '@portico/domain/ids';
import * as z from 'zod';
import { branded } from '../branded.ts';
import { refusalCode } from './error-body.ts';
import { refundToSchema } from './parts/refund-to.ts';
import { wireAmount, wireId } from './wire-parts.ts';

/** Values shown to the guest who cancels; the server compares each and never trusts it. */
const seenShape = {
  Version: z.int().min(1).nullish().meta({ description: 'Of the booking as the guest saw it' }),
  SeenCost: wireAmount
    .nullish()
    .meta({ description: 'Cancelling.CostNow of the booking as the guest saw it' }),
};

/** POST /api/ManageBooking/Cancel: the whole booking, as far as it is not cancelled yet. */
export const cancelRequestSchema = z.strictObject({
  PropertyId: wireId,
  ReservationId: branded<ReservationId>(z.uuid('Expected the id of a booking')),
  CancellationReasonId: wireId.nullish(),
  ...seenShape,
});

export type CancelRequestBody = z.input<typeof cancelRequestSchema>;

/** `Success` also if it was already cancelled. */
export const cancelResponseSchema = z.object({
  Success: z.boolean(),
  Message: z.string(),
  RefusalCode: refusalCode.nullable(),
  Version: z.int().meta({ description: 'Of the booking as it is now' }),
  Cost: wireAmount.meta({ description: 'What cancelling cost, or costs now where it was refused' }),
  Refund: wireAmount.meta({ description: 'What comes back of it, to the cards and the voucher that paid' }),
  RefundToVoucher: wireAmount.meta({ description: 'Of Refund, what goes back on the gift voucher' }),
  RefundTo: refundToSchema,
});
export type CancelResponse = z.infer<typeof cancelResponseSchema>;
