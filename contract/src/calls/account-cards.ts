import type { PaymentAttemptId } from '@portico/domain/ids';
import * as z from 'zod';
import { branded } from '../branded.ts';
import { accountAnswerSchema } from './account-answer.ts';
import { accountCardSchema } from './account-read.ts';
import { withCard } from './parts/card.ts';
import { queryId, wireId } from './wire-parts.ts';

/** POST /api/Account/Cards/Add: `CardDetails` is null if the provider's own page takes the card. */
export const addCardRequestSchema = z.strictObject({
  PropertyId: wireId,
  ...withCard,
});
export type AddCardRequest = z.output<typeof addCardRequestSchema>;

export const addCardResponseSchema = accountAnswerSchema.extend({
  Status: z.enum(['Added', 'ActionRequired', 'Pending', 'Declined']),
  CardRequestId: z.string().meta({ description: 'For Cards/Status, once the guest comes back' }),
  ActionUrl: z.string().nullable().meta({ description: 'Where the guest has to go on, in ActionRequired' }),
  CreditCards: z.array(accountCardSchema),
});
export type AddCardResponse = z.infer<typeof addCardResponseSchema>;

/** GET /api/Account/Cards/Status: the state of a card being added; responds as Add. */
export const cardStatusQuerySchema = z.strictObject({
  propertyId: queryId,
  cardRequestId: branded<PaymentAttemptId>(z.uuid()),
});

/** POST /api/Account/Cards/Remove: bookings made with it retain what they need of it. */
export const removeCardRequestSchema = z.strictObject({ PropertyId: wireId, CreditCardId: z.uuid() });

export const removeCardResponseSchema = accountAnswerSchema.extend({
  CreditCards: z.array(accountCardSchema),
});
