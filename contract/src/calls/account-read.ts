import * as z from 'zod';
import { wireId } from './wire-parts.ts';

/** A card saved with a provider for the account; of its number only the last digits. */
export const accountCardSchema = z.object({
  CreditCardId: z.string(),
  Name: z.string().meta({ description: 'Its brand, such as Visa' }),
  LastFour: z.string(),
  ExpiryMonth: z.int(),
  ExpiryYear: z.int(),
});
export type AccountCard = z.infer<typeof accountCardSchema>;

/** GET /api/Account: the guest who is logged in; 401 otherwise. Texts not given are empty. */
export const accountUserSchema = z.object({
  Firstname: z.string(),
  Lastname: z.string(),
  Telephone: z.string(),
  EmailAddress: z.string(),
  Street: z.string(),
  City: z.string(),
  StateOrCounty: z.string(),
  ZipCode: z.string(),
  CountryId: wireId.nullable(),
  ReceiveBrandOffers: z.boolean(),
  CanChoosePaymentMethod: z.boolean(),
  CreditCards: z.array(accountCardSchema),
});
export type AccountUser = z.infer<typeof accountUserSchema>;
