import type { Selectable } from 'kysely';
import type { PaymentAttemptTable } from '../../platform/database/booked-tables.types.ts';
import type { AttemptRef, PaymentSubject } from './attempt.ts';

/** The columns of `AttemptRefRow`. */
export const refColumns = [
  'property_id',
  'attempt_id',
  'reservation_id',
  'invoice_id',
  'purpose',
  'change_id',
  'provider',
  'provider_reference',
  'created_at',
] as const;

export type AttemptRefRow = Pick<Selectable<PaymentAttemptTable>, (typeof refColumns)[number]>;

export function attemptRefOf(row: AttemptRefRow): AttemptRef {
  return {
    propertyId: row.property_id,
    attemptId: row.attempt_id,
    subject: subjectOf(row),
    purpose: row.purpose,
    changeId: row.change_id,
    provider: row.provider,
    providerReference: row.provider_reference,
    createdAt: row.created_at,
  };
}

/** What an attempt pays for, read from its columns. */
export function subjectOf({
  reservation_id: reservationId,
  invoice_id: invoiceId,
}: Pick<AttemptRefRow, 'reservation_id' | 'invoice_id'>): PaymentSubject {
  if (invoiceId !== null) return { kind: 'invoice', invoiceId, reservationId };
  if (reservationId === null) throw new Error('a payment of nothing');
  return { kind: 'reservation', reservationId };
}
