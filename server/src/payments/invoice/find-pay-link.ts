import type { PayLinkAction } from '@portico/domain/payment/pay-link';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { readPayLinkCode } from '../../access/pay-link-code.ts';
import type { Secrets } from '../../access/seal.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PaymentRequest } from '../by-link/payment-request.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { Invoice } from './invoice.ts';
import { readRequestAndInvoice } from './invoice.store.ts';

/** What the holder of a pay link sends of it. */
export interface PayLinkClaim {
  readonly code: string;
  readonly action: PayLinkAction;
  /** Number of the invoice, or of the booking that needs a card. */
  readonly number: string;
  readonly paymentId: string;
}

type RequestOf<Action extends PayLinkAction> = Extract<PaymentRequest, { readonly action: Action }>;

/** What a pay link requests. */
export type PayLink =
  | { readonly action: 'pay'; readonly request: RequestOf<'pay'>; readonly invoice: Invoice }
  | {
      readonly action: 'store-card';
      readonly request: RequestOf<'store-card'>;
      readonly reservation: BookedReservation;
    };

/**
 * Checks a pay link of the hotel. Undefined unless it matches exactly: purpose, hotel, number, payment, action, and not
 * revoked. Rule: docs/payments.md, "Pay by link".
 */
export async function findPayLink(
  db: Kysely<Schema>,
  { propertyId }: Pick<Hotel, 'propertyId'>,
  secrets: Secrets,
  { code, action, number, paymentId }: PayLinkClaim,
): Promise<PayLink | undefined> {
  const subject = readPayLinkCode(secrets, code);
  if (subject?.propertyId !== propertyId || subject.paymentId !== paymentId) return undefined;
  const found = await readRequestAndInvoice(db, subject);
  if (found === undefined) return undefined;
  const { request, invoice } = found;
  if (request.action !== action || request.revokedAt !== null) return undefined;
  if (request.linkVersion !== subject.linkVersion) return undefined;
  if (request.action === 'pay')
    return invoice?.number === number ? { action: 'pay', request, invoice } : undefined;
  const reservation = await readReservation(db, propertyId, { reservationId: request.reservationId });
  return reservation?.referenceNumber === number ? { action: 'store-card', request, reservation } : undefined;
}
