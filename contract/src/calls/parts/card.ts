import * as z from 'zod';
import { wireAnyText, wireEmail, wireId, wireText } from '../wire-parts.ts';

/**
 * A typed card, or a saved card of a guest who is logged in, where only the id counts. Held in memory for one request;
 * never logged, stored or fingerprinted.
 */
export const cardDetailsSchema = z.strictObject({
  CreditCardId: z.uuid().nullish().meta({ description: 'Of a card that is kept for who is logged in' }),
  SaveCreditCardToIndividual: z.boolean().nullish(),
  CardNumber: wireAnyText(40).nullish(),
  NameOnCard: wireText(120).nullish(),
  EmailAddress: wireEmail.nullish(),
  CreditCardTypeId: wireId.nullish(),
  ExpiryMonth: z.int().min(1).max(12).nullish(),
  ExpiryYear: z.int().min(2000).max(2100).nullish(),
  SecurityCode: wireText(8).nullish(),
});
export type WireCard = z.infer<typeof cardDetailsSchema>;

/** What 3-D Secure needs to know of the paying browser. */
const browserDataSchema = z.strictObject({
  ColorDepthInBits: z.int().min(0).max(64),
  JavaScriptEnabled: z.boolean(),
  BrowserLanguage: wireText(40),
  ScreenHeight: z.int().min(0).max(100_000),
  ScreenWidth: z.int().min(0).max(100_000),
  UserAgent: wireAnyText(1_000),
  TimezoneOffSet: z.int().min(-1_000).max(1_000),
});
export type WireBrowserData = z.infer<typeof browserDataSchema>;

/** How a request that may need payment carries a card. */
export const withCard = {
  CardDetails: cardDetailsSchema.nullish(),
  BrowserData: browserDataSchema.nullish(),
};
