import type {
  AccountReservation,
  AccountReservationsResponse,
} from '@portico/contract/calls/account-reservations';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { toWirePicture } from '@portico/contract/wire/picture';
import { addDays } from '@portico/domain/calendar/local-date';
import { localTimeAt, type LocalTime } from '@portico/domain/calendar/property-clock';
import { isDue } from '@portico/domain/reservation/cancellation-policy';
import { linkOpenUntil } from '@portico/domain/reservation/link-end';
import { manageLinkCode } from '../access/manage-link.ts';
import { preCheckInCode } from '../access/pre-check-in-link.ts';
import type { Secrets } from '../access/seal.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { readAccountBookings, type AccountBooking } from './account-bookings.store.ts';
import type { AccountDeps } from './account-deps.ts';
import type { AccountOfHotel } from './logged-in-account.ts';

/** Older ones are not listed. */
const MOST = 100;

/**
 * The bookings of an account: upcoming ones, next first, then past ones, latest first. Rule: docs/accounts.md, "Stays".
 */
export async function listBookings(
  { database, clock, secrets }: AccountDeps,
  { hotel, account }: AccountOfHotel,
): Promise<AccountReservationsResponse> {
  const now = localTimeAt(clock.now().getTime(), hotel.definition.property.timeZone);
  const read = await readAccountBookings(database.kysely, account, MOST + 1);
  const bookings = read.slice(0, MOST);
  const toCome = bookings.filter(({ stay }) => stay.departure >= now.date).toReversed();
  const past = bookings.filter(({ stay }) => stay.departure < now.date);
  return {
    Reservations: [...toCome, ...past].map((booking) => toWire(hotel, booking, { now, secrets })),
    HasMore: read.length > MOST,
  };
}

interface Moment {
  /** On the property's clock. */
  readonly now: LocalTime;
  readonly secrets: Secrets;
}

function toWire(hotel: Hotel, booking: AccountBooking, { now, secrets }: Moment): AccountReservation {
  const { stay, rooms } = booking;
  const types = [...new Set(rooms.map(({ roomTypeId }) => roomTypeId))];
  const [first] = types;
  const part = first === undefined ? undefined : hotel.roomTypes.get(first)?.part;
  const picture = part?.images[0];
  return {
    ReservationId: booking.reservationId,
    ReservationNumber: booking.referenceNumber,
    DateFrom: stay.arrival,
    DateTo: stay.departure,
    RoomTypeNames: rooms.map(({ roomTypeName }) => roomTypeName),
    Guests: rooms.map(toWireGuestCounts),
    RoomTypeId: types.length === 1 && part !== undefined ? part.id : null,
    RoomTypeImage: picture === undefined ? null : toWirePicture(picture),
    TotalCost: toWireAmount(booking.grossMinor, booking.currency),
    IsCancelled: booking.isCancelled,
    IsPast: stay.departure < now.date,
    Code: linkOpenUntil(stay) >= now.date ? manageLinkCode(secrets, booking, 'account') : null,
    PreCheckIn: preCheckInOf(hotel, booking, { now, secrets }),
  };
}

/** From the day on which its link is mailed until check-in. Rule: docs/pre-check-in.md, "When the link is sent". */
function preCheckInOf(
  { definition: { property, settings } }: Hotel,
  booking: AccountBooking,
  { now, secrets }: Moment,
): AccountReservation['PreCheckIn'] {
  const { stay } = booking;
  const { preCheckIn } = settings;
  if (preCheckIn === undefined || booking.isCancelled) return null;
  if (addDays(now.date, preCheckIn.daysBefore) < stay.arrival) return null;
  if (isDue({ date: stay.arrival, at: property.checkInTime }, now)) return null;
  const standing = booking.rooms.filter(({ isCancelled }) => !isCancelled);
  return { Code: preCheckInCode(secrets, booking), IsDone: standing.every(({ isCheckedIn }) => isCheckedIn) };
}
