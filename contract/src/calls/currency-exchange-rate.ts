import type { CurrencyCode } from '@portico/domain/money/currency';
import * as z from 'zod';
import { branded } from '../branded.ts';
import { wireDateOut } from './wire-parts.ts';

/**
 * GET /api/CurrencyExchangeRate: for display only; charges are in the hotel's own currency. `Rates`: units of each
 * currency per unit of `BaseCurrency`; empty and null if the hotel shows only its own.
 */
export const currencyExchangeRateResponseSchema = z.object({
  BaseCurrency: branded<CurrencyCode>(z.string()),
  Rates: z.record(z.string(), z.number()),
  AsOf: wireDateOut.nullable(),
});
