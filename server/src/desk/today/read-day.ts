import type { BookingLine } from '@portico/contract/desk/booking-line';
import type { DayLine } from '@portico/contract/desk/calls/today-calls';
import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { ReservationId, RoomTypeId } from '@portico/domain/ids';
import { ok } from '@portico/domain/result';
import { lowestOfNight } from '../../availability/pricing/lowest-of-night.ts';
import { atOneImport } from '../../hotel/at-one-import.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { readBookingLines } from '../run/booking-lines.store.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { readNightsOfTypes, readRoomsOfDay, type NightOfType, type RoomOfDay } from './day.store.ts';
import { readStaysOfDay } from './stays-of-day.store.ts';

type Day = DeskAnswer<'Today/Read'>;

/** Bookings listed of one kind; there may be more. */
const MOST = 300;

/** Who arrives, leaves and stays on a day, and the rooms of that night. Rule: docs/desk.md, "Today". */
export async function readDay(
  { hotel, database: { kysely }, hotels, clock }: Run,
  { date: asked }: DeskTaken<'Today/Read'>,
): Promise<Outcome<'Today/Read'>> {
  const { property } = hotel.definition;
  const now = localTimeAt(clock.now().getTime(), property.timeZone);
  const date = asked ?? now.date;
  const span = { from: addDays(date, -2), to: addDays(date, 6) };
  const nights = await readNightsOfTypes(kysely, hotel.propertyId, span);
  const rooms = await readRoomsOfDay(kysely, hotel.propertyId, date);
  const lowest = await atOneImport(hotels, hotel, (current) =>
    lowestOfNight(kysely, current, date, now.date),
  );
  const of = {
    arriving: rooms.filter(({ arrival }) => arrival === date).toSorted(byArrivalTime),
    leaving: rooms.filter(({ departure }) => departure === date),
    inHouse: rooms.filter(({ arrival, departure }) => arrival < date && departure > date),
  };
  const idsOf = (some: readonly RoomOfDay[]) => [...new Set(some.map(({ reservationId }) => reservationId))];
  const shown = Object.values(of).flatMap((some) => idsOf(some).slice(0, MOST));
  const found = await readBookingLines(kysely, hotel.propertyId, [...new Set(shown)]);
  const stays = await readStaysOfDay(kysely, { ...hotel, today: now.date }, [...new Set(shown)]);
  const lines = new Map(
    found.map(({ reservationId, line }) => {
      const { earlierStays = 0, leftAt = null } = stays.get(reservationId) ?? {};
      const left = leftAt && localTimeAt(leftAt.getTime(), property.timeZone);
      return [reservationId, { ...line, earlierStays, leftAt: left?.date === date ? timeText(left) : null }];
    }),
  );
  const listOf = (some: readonly RoomOfDay[], isOfList: (room: BookingLine['rooms'][number]) => boolean) =>
    listed(idsOf(some), some.length, lines, isOfList);
  return ok({
    date,
    today: now.date,
    time: timeText(now),
    checkIn: property.checkInTime,
    checkOut: property.checkOutTime,
    days: Array.from({ length: 9 }, (_, day) => lettingOf(nights, addDays(span.from, day))),
    arriving: listOf(of.arriving, ({ arrival }) => arrival === date),
    leaving: listOf(of.leaving, ({ departure }) => departure === date),
    inHouse: listOf(of.inHouse, ({ arrival, departure }) => arrival < date && departure > date),
    board: boardOf(hotel, { ...of, nights: nights.filter((night) => night.date === date), lowest }),
    nightMinor: rooms.reduce((sum, { nightMinor }) => sum + nightMinor, 0),
  });
}

function listed(
  ids: readonly ReservationId[],
  rooms: number,
  lines: ReadonlyMap<ReservationId, DayLine>,
  isOfList: (room: BookingLine['rooms'][number]) => boolean,
): Day['arriving'] {
  return {
    bookings: ids.length,
    rooms,
    lines: ids.slice(0, MOST).flatMap((id) => {
      const line = lines.get(id);
      return line === undefined ? [] : [{ ...line, rooms: line.rooms.filter(isOfList) }];
    }),
  };
}

function lettingOf(nights: readonly NightOfType[], date: LocalDate): Day['days'][number] {
  const ofDate = nights.filter((night) => night.date === date);
  return {
    date,
    let: ofDate.reduce((sum, night) => sum + night.let, 0),
    rooms: ofDate.reduce((sum, night) => sum + night.rooms, 0),
  };
}

function boardOf(
  { roomTypes }: Hotel,
  {
    arriving,
    inHouse,
    nights,
    lowest,
  }: {
    readonly arriving: readonly RoomOfDay[];
    readonly inHouse: readonly RoomOfDay[];
    readonly nights: readonly NightOfType[];
    readonly lowest: ReadonlyMap<RoomTypeId, number>;
  },
): Day['board'] {
  return [...roomTypes.values()].map(({ part }) => {
    const ofType = (some: readonly RoomOfDay[]) =>
      some.filter(({ roomTypeId }) => roomTypeId === part.id).length;
    const night = nights.find(({ roomTypeId }) => roomTypeId === part.id);
    return {
      roomType: part.name,
      rooms: night?.rooms ?? 0,
      inHouse: ofType(inHouse),
      arriving: ofType(arriving),
      free: night?.free ?? 0,
      fromMinor: lowest.get(part.id) ?? null,
    };
  });
}

/** Those who did not say last; by name where it is the same. */
function byArrivalTime(one: RoomOfDay, other: RoomOfDay): number {
  const timeOf = ({ arrivalTime }: RoomOfDay) => arrivalTime ?? '24:00';
  return timeOf(one).localeCompare(timeOf(other));
}

const timeText = ({ hour, minute }: { readonly hour: number; readonly minute: number }) =>
  `${twoDigits(hour)}:${twoDigits(minute)}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');
