import { guestPaths } from '@portico/contract/paths';
import type { InvoiceId, PayRequestId, ReservationId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import { payLinkCode } from '../../access/pay-link-code.ts';
import type { Secrets } from '../../access/seal.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { insertPaymentRequest } from '../by-link/payment-request.store.ts';
import type { PaymentRequest } from '../by-link/payment-request.ts';

/** What a new link requests, with the number in its address. */
export type Requested = { readonly number: string } & (
  | { readonly action: 'pay'; readonly invoiceId: InvoiceId; readonly amountMinor: number | null }
  | { readonly action: 'store-card'; readonly reservationId: ReservationId }
);

/** Makes a payment request and returns it with the path of its link. */
export async function makePayLink(
  db: Kysely<Schema>,
  { propertyId, definition }: Pick<Hotel, 'propertyId' | 'definition'>,
  secrets: Secrets,
  { number: invoiceNumber, ...requested }: Requested,
  now: Date,
): Promise<{ readonly request: PaymentRequest; readonly path: string }> {
  const of = {
    propertyId,
    paymentId: newId<PayRequestId>(),
    linkVersion: 1,
    createdAt: now,
    revokedAt: null,
  };
  const request: PaymentRequest = { ...of, ...requested };
  await insertPaymentRequest(db, request);
  const actionType = request.action === 'pay' ? 'P' : 'S';
  const { paymentId } = request;
  const linkCode = payLinkCode(secrets, request);
  const { code } = definition.property;
  const path = guestPaths.securePayLink(code, { actionType, invoiceNumber, linkCode, paymentId });
  return { request, path };
}
