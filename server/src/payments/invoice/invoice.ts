import type { InvoiceId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';

/** Amounts in minor units, VAT included. */
export interface InvoiceLine {
  readonly text: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly minor: number;
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
  /** VAT included in the lines, at the rate when the invoice was made. */
  readonly vatMinor: number;
  readonly vatRateMillipercent: number;
  readonly currency: CurrencyCode;
  readonly billedTo: { readonly name: string; readonly email: string };
  /** The invoice's booking; null: none. */
  readonly reservationId: ReservationId | null;
  readonly createdAt: Date;
  /** Null while it stands. */
  readonly cancelledAt: Date | null;
}
