import { parseLocalDate } from '@portico/domain/calendar/local-date';
import { standingHotel, type StandingHotel } from '../../property-file/hotel.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservations } from '../../reservation/read-reservation.store.ts';
import type { Connection } from '../connection.store.ts';
import type { OtaAnswer } from '../ota/answer.ts';
import { otaFaults } from '../ota/ota-faults.ts';
import { isCodeOf } from '../ota/ota-handler.ts';
import { childOf, type XmlElement } from '../ota/read-xml.ts';
import { element } from '../ota/write-xml.ts';
import { bookingContent } from '../push/booking-content.ts';
import { reservationElement, source } from '../push/reservation-message.ts';
import type { TellDeps } from '../push/tell-booking.ts';
import { bookingByNumber, bookingsByDate, datesOfBooking } from './found-booking.store.ts';
import { MOST_BOOKINGS, undelivered } from './undelivered.ts';

interface Asked {
  readonly connection: Connection;
  readonly hotel: StandingHotel;
}

/** Answers `OTA_ReadRQ`. Rule: docs/connections-ota.md, "Reading reservations". */
export async function readBookings(
  deps: TellDeps,
  message: XmlElement,
  connection: Connection,
): Promise<OtaAnswer> {
  const { kysely } = deps.database;
  const [request] = childOf(message, 'ReadRequests')?.children ?? [];
  const hotel = await standingHotel(kysely, connection.propertyId);
  const hotelCode = request?.attributes.get('HotelCode');
  if (hotelCode !== undefined && !isCodeOf(hotel, hotelCode)) return { errors: [otaFaults.hotel(hotelCode)] };
  const criteria = childOf(request, 'SelectionCriteria');
  if (criteria?.attributes.get('SelectionType') === 'Undelivered') {
    const { content, hasMore } = await undelivered(deps, connection);
    return { ...listed(content), ...(hasMore && { more: null }) };
  }
  const asked = { connection, hotel };
  const number = childOf(request, 'UniqueID')?.attributes.get('ID');
  if (number !== undefined) return readOne(deps, number, asked);
  if (criteria !== undefined)
    return readByDate(deps, criteria, { ...asked, after: message.attributes.get('MoreDataEchoToken') });
  return { errors: [otaFaults.missing('SelectionCriteria or a UniqueID is missing.')] };
}

const listed = (reservations: readonly string[]) => ({
  content: element('ReservationsList', {}, ...reservations),
  bookings: reservations.length,
});

async function readOne(
  { database: { kysely } }: TellDeps,
  number: string,
  { connection, hotel }: Asked,
): Promise<OtaAnswer> {
  const id = await bookingByNumber(kysely, connection, number);
  const found = await readReservations(kysely, connection.propertyId, id === undefined ? [] : [id]);
  if (found.length === 0) return { errors: [otaFaults.booking(number)] };
  return listed(found.map((booking) => standing(booking, { connection, hotel })));
}

async function readByDate(
  { database: { kysely } }: TellDeps,
  { attributes }: XmlElement,
  { connection, hotel, after }: Asked & { readonly after: string | undefined },
): Promise<OtaAnswer> {
  const dateType = datesOfBooking.find((one) => one === (attributes.get('DateType') ?? 'ArrivalDate'));
  if (dateType === undefined)
    return { errors: [otaFaults.value(`DateType is one of ${datesOfBooking.join(', ')}.`)] };
  const from = parseLocalDate(attributes.get('Start')?.slice(0, 10) ?? '');
  const to = parseLocalDate((attributes.get('End') ?? attributes.get('Start'))?.slice(0, 10) ?? '');
  if (from === undefined || to === undefined)
    return { errors: [otaFaults.value('Start and End are dates: 2027-03-05.')] };
  const { timeZone } = hotel.definition.property;
  const ids = await bookingsByDate(kysely, connection, {
    dateType,
    from,
    to,
    timeZone,
    after,
    limit: MOST_BOOKINGS + 1,
  });
  if (ids === undefined) return { errors: [otaFaults.value('MoreDataEchoToken is none of ours.')] };
  const shown = ids.slice(0, MOST_BOOKINGS);
  const bookings = await readReservations(kysely, connection.propertyId, shown);
  const inOrder = shown.flatMap((id) => bookings.find(({ reservationId }) => reservationId === id) ?? []);
  return {
    ...listed(inOrder.map((booking) => standing(booking, { connection, hotel }))),
    ...(ids.length > shown.length && { more: shown.at(-1) ?? null }),
  };
}

/** A booking as it is now. That it was read tells nobody that it was delivered. */
const standing = (booking: BookedReservation, { connection: { codes }, hotel: { definition } }: Asked) =>
  reservationElement(
    booking,
    { ResStatus: booking.status === 'cancelled' ? 'Cancel' : 'Book' },
    { before: source, after: bookingContent(booking, { code: definition.property.code, codes }) },
  );
