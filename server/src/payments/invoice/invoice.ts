import type { InvoiceId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { sumAtRates, withVat, type VatAtRate } from '@portico/domain/money/vat';

/** Amounts in minor units, VAT included. */
export interface InvoiceLine {
  readonly text: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly minor: number;
  /** Its own rate; absent: that of the invoice. */
  readonly vatRateMillipercent?: number | undefined;
}

/** A hotel's bill; amounts in minor units of its currency. */
export interface Invoice {
  readonly propertyId: PropertyId;
  readonly invoiceId: InvoiceId;
  /** The hotel's own. */
  readonly number: string;
  readonly description: string;
  readonly lines: readonly InvoiceLine[];
  readonly grossMinor: number;
  /** VAT included in the lines. */
  readonly vatMinor: number;
  /** The hotel's standard rate when the invoice was made. */
  readonly vatRateMillipercent: number;
  readonly currency: CurrencyCode;
  readonly billedTo: { readonly name: string; readonly email: string };
  /** The invoice's booking; null: none. */
  readonly reservationId: ReservationId | null;
  readonly createdAt: Date;
  /** Null while it stands. */
  readonly cancelledAt: Date | null;
}

/** Net and VAT of an invoice by rate, the highest first; VAT is rounded once for each line. */
export function vatAtRatesOf({
  lines,
  vatRateMillipercent,
}: Pick<Invoice, 'lines' | 'vatRateMillipercent'>): VatAtRate[] {
  return sumAtRates(
    lines.map((line) => {
      const rateMillipercent = line.vatRateMillipercent ?? vatRateMillipercent;
      return { rateMillipercent, ...withVat(line.minor, { rateMillipercent, isExclusive: false }) };
    }),
  );
}
