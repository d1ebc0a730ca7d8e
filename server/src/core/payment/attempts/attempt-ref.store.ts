import type { Selectable } from 'kysely';
import type { PaymentAttemptTable } from '../../../platform/database/booked-tables.types.ts';
import type { AttemptRef } from './attempt.ts';

/** The columns of `AttemptRefRow`. */
export const refColumns = [
  'property_id',
  'attempt_id',
  'reservation_id',
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
    // There is no other kind of subject yet.
    subject: { kind: 'reservation', reservationId: row.reservation_id },
    purpose: row.purpose,
    changeId: row.change_id,
    provider: row.provider,
    providerReference: row.provider_reference,
    createdAt: row.created_at,
  };
}
