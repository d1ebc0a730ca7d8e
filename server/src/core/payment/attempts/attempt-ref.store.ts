import type { PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { AttemptPurpose, AttemptRef } from './attempt.ts';

/** The columns of `AttemptRefRow`. */
export const refColumns = ['property_id', 'attempt_id', 'reservation_id', 'purpose', 'provider'] as const;

export interface AttemptRefRow {
  readonly property_id: number;
  readonly attempt_id: string;
  readonly reservation_id: string;
  readonly purpose: string;
  readonly provider: string;
}

export function attemptRefOf(row: AttemptRefRow): AttemptRef {
  return {
    propertyId: row.property_id as PropertyId,
    attemptId: row.attempt_id as PaymentAttemptId,
    // There is no other kind of subject yet.
    subject: { kind: 'reservation', reservationId: row.reservation_id as ReservationId },
    purpose: row.purpose as AttemptPurpose,
    provider: row.provider,
  };
}
