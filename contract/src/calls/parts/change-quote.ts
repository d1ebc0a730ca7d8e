import * as z from 'zod';
import { refundToSchema } from './refund-to.ts';
import { wireAmount, wireDateOut, wireExtraId } from '../wire-parts.ts';

const waysToPayAChange = ['nothing', 'kept-card', 'card', 'redirect'] as const;

const quotedServiceSchema = z.object({
  ServiceId: wireExtraId,
  Name: z.string(),
  Was: wireAmount,
  Now: wireAmount,
});

const quotedRoomSchema = z.object({
  ReservationItemId: z.string().nullable().meta({ description: 'Null: a room more' }),
  RoomNumber: z.int(),
  RoomTypeName: z.string(),
  Was: wireAmount.meta({ description: 'The room alone; 0 for a room more' }),
  Now: wireAmount.meta({ description: 'The room alone; 0 for one that is cancelled' }),
  Services: z.array(quotedServiceSchema).meta({ description: 'Of both, whether or not they change' }),
  TermsThen: z
    .object({
      Words: z.string(),
      IsWorse: z
        .boolean()
        .meta({ description: 'Cancelling costs more at once, or less may be changed here' }),
    })
    .nullable()
    .meta({ description: 'What cancelling costs once it is changed; null: as before' }),
  PromotionLost: z.string().nullable().meta({ description: 'Whose rules the stay no longer meets' }),
});

/** The cost of a change before it is accepted. Gross. Rule: docs/pricing.md, "Changing a booking". */
export const changeQuoteSchema = z.object({
  Rooms: z.array(quotedRoomSchema).meta({ description: 'Those that change' }),
  TotalWas: wireAmount,
  TotalNow: wireAmount.meta({ description: 'What stands, and the fees of cancelled rooms' }),
  CancellationFee: wireAmount.meta({ description: 'Of the rooms that are cancelled by this change' }),
  VoucherPays: wireAmount.meta({ description: 'Of TotalNow, what the gift voucher pays' }),
  Paid: wireAmount.meta({ description: 'So far, less what was refunded' }),
  ToPayNow: wireAmount,
  Refund: wireAmount.meta({ description: 'To the card and the voucher that paid' }),
  RefundToVoucher: wireAmount.meta({ description: 'Of Refund, what goes back on the gift voucher' }),
  RefundTo: refundToSchema,
  DueLater: z.array(z.object({ Date: wireDateOut, Amount: wireAmount })),
  DueAtHotel: wireAmount,
  DueOnInvoice: wireAmount,
  HowToPay: z.enum(waysToPayAChange),
  KeptCard: z.object({ Name: z.string(), LastFour: z.string() }).nullable(),
});
export type WireChangeQuote = z.infer<typeof changeQuoteSchema>;
