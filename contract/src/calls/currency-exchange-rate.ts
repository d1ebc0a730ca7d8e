import type { CurrencyCode } from '@portico/domain/money/currency';
import * as z from 'zod';
import { branded } from '../branded.ts';
import { wireDateOut } from './wire-parts.ts';

/**
 * GET /api/CurrencyExchangeRate: for display only; what is charged is in the hotel's own currency. `Rates`: how much
 * of each currency one of `BaseCurrency` is; none and null where the hotel shows its own only.
 */
export const currencyExchangeRateResponseSchema = z.object({
  BaseCurrency: branded<CurrencyCode>(z.string()),
  Rates: z.record(z.string(), z.number()),
  AsOf: wireDateOut.nullable(),
});
