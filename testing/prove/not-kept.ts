import type { RequestedBooking } from './request-booking.ts';

export interface ReservationRow {
  id: string;
  status: string;
  due_now: number;
  gross: number;
  voucher_amount: number;
  email: string;
  token: string;
}

/**
 * Requests without a final answer, answers and statuses that were not honoured, bookings made twice or still undecided.
 */
export function countNotKept(
  requested: readonly RequestedBooking[],
  reservations: readonly ReservationRow[],
): number {
  const undecided = reservations.filter(({ status }) => status === 'pending' || status === 'action-required');
  const broken = requested.filter(({ email, answer, seen }) => {
    const made = reservations.filter((reservation) => reservation.email === email);
    if (answer === undefined || made.length > 1) return true;
    if (answer.ConfirmationToken !== null && made[0]?.token !== answer.ConfirmationToken) return true;
    const isPromised = [answer, seen].some(
      (response) => response?.Status === 'Confirmed' && response.Success,
    );
    // Its guest may have cancelled it since.
    return isPromised && !['confirmed', 'cancelled'].includes(made[0]?.status ?? '');
  });
  return undecided.length + broken.length;
}
