import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import type { EndingCode } from '@portico/contract/refusals';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { isProviderWay } from '@portico/domain/payment/payment-methods';
import type { HoldEndedBy, ReservationStatus } from '@portico/domain/reservation/status';
import type { BookedReservation } from './booked-reservation.ts';

type Outcome = Pick<BookedReservation, 'status' | 'holdEndedBy' | 'paymentType'>;

const wireNames = {
  pending: 'Pending',
  'action-required': 'ActionRequired',
  confirmed: 'Confirmed',
  declined: 'Declined',
  expired: 'Expired',
  refused: 'Refused',
  cancelled: 'Cancelled',
} as const satisfies Record<ReservationStatus, CreateResponse['Status']>;

/** Undefined: it is, was or may become a booking. */
function failureOf({ status, holdEndedBy }: Outcome): EndingCode | undefined {
  switch (status) {
    case 'declined':
      return 'payment.declined';
    case 'expired':
      return holdEndedBy === null ? 'payment.expired' : endedEarly[holdEndedBy];
    case 'refused':
      return 'payment.given-back';
    case 'pending':
    case 'action-required':
    case 'confirmed':
    case 'cancelled':
      return undefined;
  }
}

const endedEarly = {
  guest: 'payment.abandoned',
  limit: 'booking.too-many-held',
  provider: 'payment.not-configured',
  card: 'payment.card-unusable',
} as const satisfies Record<HoldEndedBy, EndingCode>;

export function wireStatus(status: ReservationStatus): CreateResponse['Status'] {
  return wireNames[status];
}

/** Success, Message and RefusalCode of a reservation; success while pending. */
export function statusFields(outcome: Outcome): Pick<CreateResponse, 'Success' | 'Message' | 'RefusalCode'> {
  const code = failureOf(outcome);
  return code === undefined
    ? { Success: true, Message: null, RefusalCode: null }
    : {
        Success: false,
        Message: refusalText(code, undefined, { isPaidThere: isProviderWay(outcome.paymentType) }),
        RefusalCode: code,
      };
}

/** Create's answer for a reservation as it stands. `actionUrl`: where the guest answers the bank. */
export function createAnswer(
  reservation: Outcome & Pick<BookedReservation, 'referenceNumber' | 'confirmationToken'>,
  actionUrl: string | null = null,
): CreateResponse {
  return {
    ...statusFields(reservation),
    ReferenceNumber: reservation.referenceNumber,
    ConfirmationToken: reservation.confirmationToken,
    Status: wireStatus(reservation.status),
    ActionUrl: actionUrl,
    TotalCost: null,
    PaymentAmount: null,
  };
}
