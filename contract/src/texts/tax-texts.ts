import { vatPercent, type VatAtRate } from '@portico/domain/money/vat';
import type { Taxes } from '../wire/taxes.ts';

/** A line under a total; `minor`: minor units. */
export interface TaxLine {
  readonly label: string;
  readonly minor: number;
}

/** The VAT in the price of an invoice, by rate. */
export function invoiceVatLines(vatAtRates: readonly VatAtRate[]): TaxLine[] {
  return vatAtRates.map(({ rateMillipercent, vatMinor }) => ({
    label: `VAT in this price, ${vatPercent(rateMillipercent)}%`,
    minor: vatMinor,
  }));
}

/** The taxes in a price as screens and mails list them: VAT by rate, then city taxes. */
export function taxLines({ vatAtRates, cityTaxes }: Taxes): TaxLine[] {
  const isOne = vatAtRates.length === 1;
  return [
    ...vatAtRates.map(({ rateMillipercent, vatMinor }) => ({
      label: isOne ? 'VAT in this price' : `VAT at ${vatPercent(rateMillipercent)}% in this price`,
      minor: vatMinor,
    })),
    ...cityTaxes.map(({ name, minor, isPaidAtHotel }) => ({
      label: `${name} in this price${isPaidAtHotel ? ', paid at the hotel' : ''}`,
      minor,
    })),
  ];
}

/** “VAT”, “VAT and city tax”: what each shown price includes. */
export function taxesInPrices(cityTax: { readonly Name: string } | null): string {
  if (cityTax === null) return 'VAT';
  // An abbreviation stays as it is.
  const name = cityTax.Name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return `VAT and ${name}`;
}
