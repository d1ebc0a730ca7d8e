import * as z from 'zod';
import { wireAmount } from '../wire-parts.ts';

/** The refund except to vouchers, by the cards that paid. */
export const refundToSchema = z
  .array(
    z.object({
      Card: z
        .object({ Name: z.string(), LastFour: z.string() })
        .nullable()
        .meta({ description: 'Null: it is not shown to this caller, or the provider did not say which' }),
      Amount: wireAmount,
    }),
  )
  .meta({ description: 'Of what comes back, to which card how much; none: nothing but to the voucher' });
export type WireRefundTo = z.infer<typeof refundToSchema>;
