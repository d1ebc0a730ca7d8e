import type {
  InvoiceId,
  PaymentAttemptId,
  PayRequestId,
  PropertyId,
  ReservationId,
} from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { PayLinkAction } from '@portico/domain/payment/pay-link';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column.types.ts';

/** The tables of invoices and pay links. */

export interface InvoiceTable {
  property_id: PropertyId;
  invoice_id: InvoiceId;
  number: string;
  description: string;
  lines: Json;
  gross: number;
  vat: number;
  vat_rate_millipercent: number;
  currency: CurrencyCode;
  billed_to: Json;
  reservation_id: ReservationId | null;
  created_at: Instant;
  cancelled_at: Instant | null;
}

export interface PaymentRequestTable {
  property_id: PropertyId;
  payment_id: PayRequestId;
  action: PayLinkAction;
  invoice_id: InvoiceId | null;
  reservation_id: ReservationId | null;
  amount: number | null;
  link_version: Generated<number>;
  created_at: Instant;
  revoked_at: Instant | null;
}

export interface LinkPaymentTable {
  property_id: PropertyId;
  attempt_id: PaymentAttemptId;
  payment_id: PayRequestId;
  confirmation_token: string;
  email: string;
  created_at: Instant;
}
