import type {
  AccountReservation,
  AccountReservationsResponse,
} from '@portico/contract/calls/account-reservations';
import { toWireAmount } from '@portico/contract/wire/amounts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { linkOpenUntil } from '@portico/domain/reservation/link-end';
import { dateAt } from '../../core/hotel/date-at.ts';
import { manageLinkCode } from '../../core/access/manage-link.ts';
import type { AccountBooking } from './account-bookings.store.ts';
import { readAccountBookings } from './account-bookings.store.ts';
import type { AccountDeps } from './account-deps.ts';
import type { AccountOfHotel } from './logged-in-account.ts';

/** The bookings of an account: those to come, the next first, then those that are over, the latest first. */
export async function listBookings(
  { database, clock, secrets }: AccountDeps,
  { hotel, account }: AccountOfHotel,
): Promise<AccountReservationsResponse> {
  const today = dateAt(hotel, clock.now());
  const bookings = await readAccountBookings(database.kysely, account);
  const toCome = bookings.filter(({ stay }) => stay.departure >= today).toReversed();
  const past = bookings.filter(({ stay }) => stay.departure < today);
  const toWire = (booking: AccountBooking) => wireBooking(booking, today, secrets);
  return { Reservations: [...toCome, ...past].map(toWire) };
}

function wireBooking(
  booking: AccountBooking,
  today: LocalDate,
  secrets: AccountDeps['secrets'],
): AccountReservation {
  const { stay, currency } = booking;
  return {
    ReservationId: booking.reservationId,
    ReservationNumber: booking.referenceNumber,
    DateFrom: stay.arrival,
    DateTo: stay.departure,
    RoomTypeNames: [...booking.roomTypeNames],
    TotalCost: toWireAmount(booking.grossMinor, currency),
    IsCancelled: booking.isCancelled,
    IsPast: stay.departure < today,
    Code: linkOpenUntil(stay) >= today ? manageLinkCode(secrets, booking, 'account') : null,
  };
}
