import * as z from 'zod';
import { wireAmount } from '../wire-parts.ts';

/** A tax of the place, per guest and night. */
export const wireCityTaxSchema = z.object({
  Name: z.string(),
  Adult: wireAmount,
  Child: wireAmount,
  Infant: wireAmount,
  MostNights: z.int().nullable(),
  PaidAtHotel: z.boolean(),
});
export type WireCityTax = z.infer<typeof wireCityTaxSchema>;

/** Net and VAT at each rate, the highest first. */
export const wireVatByRate = z.array(
  z.object({ Rate: z.number().meta({ description: 'Percent' }), Net: wireAmount, Vat: wireAmount }),
);
export type WireVatByRate = z.infer<typeof wireVatByRate>;

/** The taxes in the sum of a booking. */
export const wireTaxes = {
  VatByRate: wireVatByRate.meta({ description: 'Each rate once; together with the city taxes the total' }),
  CityTaxes: z.array(z.object({ Name: z.string(), Amount: wireAmount, PaidAtHotel: z.boolean() })),
};
