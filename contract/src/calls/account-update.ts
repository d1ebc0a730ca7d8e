import * as z from 'zod';
import { accountAnswerSchema } from './account-answer.ts';
import { accountUserSchema } from './account-read.ts';
import { wireId, wireText } from './wire-parts.ts';

/** POST /api/Account/Update: fields left out stay unchanged; null and empty text clear a field. */
export const accountUpdateRequestSchema = z.strictObject({
  PropertyId: wireId,
  Firstname: wireText(80).optional(),
  Lastname: wireText(80).optional(),
  Telephone: wireText(40).nullish(),
  Street: wireText(200).nullish(),
  City: wireText(120).nullish(),
  StateOrCounty: wireText(120).nullish(),
  ZipCode: wireText(20).nullish(),
  CountryId: wireId.nullish(),
  ReceiveBrandOffers: z.boolean().optional(),
});
export type AccountUpdateRequest = z.output<typeof accountUpdateRequestSchema>;

export const accountUpdateResponseSchema = accountAnswerSchema.extend({ User: accountUserSchema });
export type AccountUpdateResponse = z.infer<typeof accountUpdateResponseSchema>;
