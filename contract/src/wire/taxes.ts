import type { CityTax, CityTaxSum } from '@portico/domain/money/city-tax';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { vatPercent, vatRateOf, type VatAtRate } from '@portico/domain/money/vat';
import type { WireCityTax, WireVatByRate } from '../calls/parts/taxes.ts';
import type { ConfirmationResponse } from '../calls/reservation-read.ts';
import { fromWireAmount, toWireAmount } from './amounts.ts';

export function toWireCityTax(tax: CityTax | null, currency: CurrencyCode): WireCityTax | null {
  return (
    tax && {
      Name: tax.name,
      Adult: toWireAmount(tax.adultMinor, currency),
      Child: toWireAmount(tax.childMinor, currency),
      Infant: toWireAmount(tax.infantMinor, currency),
      MostNights: tax.mostNights,
      PaidAtHotel: tax.isPaidAtHotel,
    }
  );
}

export function cityTaxFromWire(tax: WireCityTax | null, currency: CurrencyCode): CityTax | null {
  return (
    tax && {
      name: tax.Name,
      adultMinor: fromWireAmount(tax.Adult, currency),
      childMinor: fromWireAmount(tax.Child, currency),
      infantMinor: fromWireAmount(tax.Infant, currency),
      mostNights: tax.MostNights,
      isPaidAtHotel: tax.PaidAtHotel,
    }
  );
}

/** The taxes in a sum: VAT by rate, and city taxes. */
export interface Taxes {
  readonly vatAtRates: readonly VatAtRate[];
  readonly cityTaxes: readonly CityTaxSum[];
}

type WireTaxes = Pick<ConfirmationResponse, 'VatByRate' | 'CityTaxes'>;

export function toWireTaxes({ vatAtRates, cityTaxes }: Taxes, currency: CurrencyCode): WireTaxes {
  return {
    VatByRate: toWireVatByRate(vatAtRates, currency),
    CityTaxes: cityTaxes.map(({ name, minor, isPaidAtHotel }) => ({
      Name: name,
      Amount: toWireAmount(minor, currency),
      PaidAtHotel: isPaidAtHotel,
    })),
  };
}

export function taxesFromWire({ VatByRate, CityTaxes }: WireTaxes, currency: CurrencyCode): Taxes {
  return {
    vatAtRates: vatByRateFromWire(VatByRate, currency),
    cityTaxes: CityTaxes.map(({ Name, Amount, PaidAtHotel }) => ({
      name: Name,
      minor: fromWireAmount(Amount, currency),
      isPaidAtHotel: PaidAtHotel,
    })),
  };
}

export function toWireVatByRate(vatAtRates: readonly VatAtRate[], currency: CurrencyCode): WireVatByRate {
  return vatAtRates.map(({ rateMillipercent, netMinor, vatMinor }) => ({
    Rate: vatPercent(rateMillipercent),
    Net: toWireAmount(netMinor, currency),
    Vat: toWireAmount(vatMinor, currency),
  }));
}

export function vatByRateFromWire(vatByRate: WireVatByRate, currency: CurrencyCode): VatAtRate[] {
  return vatByRate.map(({ Rate, Net, Vat }) => ({
    rateMillipercent: vatRateOf(Rate),
    netMinor: fromWireAmount(Net, currency),
    vatMinor: fromWireAmount(Vat, currency),
  }));
}
