import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import type { RefusalCode } from '@portico/contract/errors';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { ReservationStatus } from '@portico/domain/reservation/status';
import type { BookedReservation } from './booked-reservation.ts';

const wireNames = {
  pending: 'Pending',
  'action-required': 'ActionRequired',
  confirmed: 'Confirmed',
  declined: 'Declined',
  expired: 'Expired',
  refused: 'Refused',
} as const satisfies Record<ReservationStatus, CreateResponse['Status']>;

/** Why a booking came to nothing; the others are or may become bookings. */
const failures: Partial<Record<ReservationStatus, RefusalCode>> = {
  declined: 'payment.declined',
  expired: 'payment.expired',
  refused: 'payment.given-back',
};

export function wireStatus(status: ReservationStatus): CreateResponse['Status'] {
  return wireNames[status];
}

/** Success, Message and RefusalCode for a reservation's status: success while it is pending. */
export function statusWords(
  status: ReservationStatus,
): Pick<CreateResponse, 'Success' | 'Message' | 'RefusalCode'> {
  const code = failures[status];
  return code === undefined
    ? { Success: true, Message: null, RefusalCode: null }
    : { Success: false, Message: refusalText(code), RefusalCode: code };
}

/** What Create answers for a reservation as it stands; `actionUrl`: where its guest has to answer the bank. */
export function createAnswer(
  reservation: Pick<BookedReservation, 'status' | 'referenceNumber' | 'confirmationToken'>,
  actionUrl: string | null = null,
): CreateResponse {
  return {
    ...statusWords(reservation.status),
    ReferenceNumber: reservation.referenceNumber,
    ConfirmationToken: reservation.confirmationToken,
    Status: wireStatus(reservation.status),
    ActionUrl: actionUrl,
    TotalCost: null,
    PaymentAmount: null,
  };
}
