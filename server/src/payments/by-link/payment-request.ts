import type { InvoiceId, PayRequestId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { PayLinkAction } from '@portico/domain/payment/pay-link';

export interface PaymentRequestKey {
  readonly propertyId: PropertyId;
  readonly paymentId: PayRequestId;
}

/** What one pay link requests. */
export type PaymentRequest = PaymentRequestKey & {
  /** From 1; links with another number are revoked. */
  readonly linkVersion: number;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
} & (
    | {
        readonly action: Extract<PayLinkAction, 'pay'>;
        readonly invoiceId: InvoiceId;
        /** Minor units, a part of the invoice; null: all that remains. */
        readonly amountMinor: number | null;
      }
    | { readonly action: Extract<PayLinkAction, 'store-card'>; readonly reservationId: ReservationId }
  );
