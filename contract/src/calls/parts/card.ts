import * as z from 'zod';
import { wireAnyText, wireId, wireText } from '../wire-parts.ts';

/** Held in memory for one request; never logged, kept or fingerprinted. */
export const cardDetailsSchema = z.strictObject({
  CreditCardId: z.null().optional(),
  SaveCreditCardToIndividual: z.boolean().optional(),
  CardNumber: wireAnyText(40),
  NameOnCard: wireText(120),
  EmailAddress: wireText(254),
  CreditCardTypeId: wireId,
  ExpiryMonth: z.int().min(1).max(12),
  ExpiryYear: z.int().min(2000).max(2100),
  SecurityCode: wireText(8),
});
export type WireCard = z.infer<typeof cardDetailsSchema>;

/** What a card's bank wants to know of the browser that pays. */
export const browserDataSchema = z.strictObject({
  ColorDepthInBits: z.int().min(0).max(64),
  JavaScriptEnabled: z.boolean(),
  BrowserLanguage: wireText(40),
  ScreenHeight: z.int().min(0).max(100_000),
  ScreenWidth: z.int().min(0).max(100_000),
  UserAgent: wireAnyText(1_000),
  TimezoneOffSet: z.int().min(-1_000).max(1_000),
});
export type WireBrowserData = z.infer<typeof browserDataSchema>;
