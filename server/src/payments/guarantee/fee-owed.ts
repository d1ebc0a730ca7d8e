import type { LocalDate } from '@portico/domain/calendar/local-date';
import { isInvoice } from '@portico/domain/payment/on-invoice';
import { dueOfRoom } from '@portico/domain/pricing/due-of-room';
import type { Hotel } from '../../hotel/hotel.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { feesMinor, standingRooms } from '../../reservation/standing-rooms.ts';
import { paidOf, type LedgerEntry } from '../attempts/read-ledger.store.ts';

type Booking = Pick<BookedReservation, 'paymentType' | 'rooms' | 'voucher' | 'grossMinor'>;

/**
 * What is still owed of the fees of a booking's cancelled rooms, in minor units. Payments cover first what is due by now
 * of the rooms that stand, by their terms; what was paid at the hotel only lowers the whole. 0 on an invoice. Rule:
 * docs/payments.md, "A guarantee used".
 */
export function feeOwedMinor(
  { definition }: Pick<Hotel, 'definition'>,
  booking: Booking,
  {
    cardsMinor,
    feesPaidMinor,
    atHotelMinor,
    today,
  }: {
    /** Charged less refunds. */
    readonly cardsMinor: number;
    /** Of that, for fees. */
    readonly feesPaidMinor: number;
    readonly atHotelMinor: number;
    /** The property's date. */
    readonly today: LocalDate;
  },
): number {
  if (isInvoice(booking.paymentType)) return 0;
  const { includeExtrasInPaymentPolicy } = definition.settings;
  const standing = standingRooms(booking).map((room) =>
    dueOfRoom({
      ...room,
      arrival: room.stay.arrival,
      today,
      areExtrasInPolicy: room.areExtrasInPolicy ?? includeExtrasInPaymentPolicy,
    }),
  );
  const dueNowMinor = standing.reduce((sum, { nowMinor }) => sum + nowMinor, 0);
  const laterMinor = standing.flatMap(({ later }) => later).reduce((sum, { minor }) => sum + minor, 0);
  const fees = feesMinor(booking);
  const paidMinor = cardsMinor + (booking.voucher?.minor ?? 0);
  const missingMinor = fees + dueNowMinor - paidMinor;
  const stillMinor = booking.grossMinor - paidMinor - atHotelMinor - laterMinor;
  return Math.max(0, Math.min(fees - feesPaidMinor, missingMinor, stillMinor));
}

/** Charged for fees less refunds, minor units. */
export function feesPaidOf(ledger: readonly LedgerEntry[]): number {
  return paidOf(ledger.filter(({ purpose }) => purpose === 'guarantee'));
}
