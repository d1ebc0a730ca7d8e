import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { raiseLinkVersion } from '../core/access/link-version.store.ts';
import { hotelDirectory } from '../core/hotel/hotel-directory.ts';
import type { Hotel } from '../core/hotel/hotel.ts';
import { moneyText } from '../core/reconcile/money-text.ts';
import type { BookedReservation, BookedRoom } from '../core/reservation/booked-reservation.ts';
import { readReservation } from '../core/reservation/read-reservation.store.ts';
import type { Database } from '../platform/database/database.ts';
import type { CommandOutput, CommandSetting } from './command-setting.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { findByNumber, readHistory, type HistoryEntry } from './reservation-history.store.ts';

/** A booking by its number at a hotel. */
export interface NamedReservation {
  /** The code of a hotel. */
  readonly property: string;
  readonly number: string;
}

interface Found {
  readonly hotel: Hotel;
  readonly reservation: BookedReservation;
}

/** `reservation show`: a booking as it is, and each change of it. */
export function showReservationCommand(
  named: NamedReservation,
  setting: CommandSetting,
): Promise<CommandOutput> {
  return withReservation(named, setting, async ({ hotel, reservation }, { kysely }) => {
    const history = await readHistory(kysely, reservation.propertyId, reservation.reservationId);
    return [
      ...describe(hotel, reservation),
      history.length === 0 ? 'Nothing has been changed.' : 'Changes:',
      ...history.flatMap((entry) => describeEntry(hotel, reservation.currency, entry)),
    ];
  });
}

/** `reservation revoke-link`: what was sent or opened so far opens the booking no more. Rule: docs/operating.md, "Links to bookings". */
export function revokeLinkCommand(named: NamedReservation, setting: CommandSetting): Promise<CommandOutput> {
  return withReservation(named, setting, async ({ reservation }, { kysely }) => {
    await raiseLinkVersion(kysely, reservation.propertyId, reservation.reservationId);
    return [
      `The links to ${reservation.referenceNumber} that were sent so far open nothing now.`,
      'The guest finds it by its number and name; later mails have a link that opens it.',
    ];
  });
}

async function withReservation(
  { property, number }: NamedReservation,
  { environment, log }: CommandSetting,
  work: (found: Found, database: Database) => Promise<string[]>,
): Promise<CommandOutput> {
  return withHotelDatabase(environment, log, async (database) => {
    const refuse = (line: string): CommandOutput => ({ exitCode: 1, lines: [line] });
    const hotel = await hotelDirectory(database).find(property);
    if (hotel === undefined) return refuse(`There is no hotel of the code ${property}.`);
    const { kysely } = database;
    const reservationId = await findByNumber(kysely, hotel.propertyId, number.toUpperCase());
    const reservation = reservationId && (await readReservation(kysely, hotel.propertyId, { reservationId }));
    if (!reservation) return refuse(`This hotel has no booking of the number ${number}.`);
    return { exitCode: 0, lines: await work({ hotel, reservation }, database) };
  });
}

function describe(hotel: Hotel, reservation: BookedReservation): string[] {
  const { booker, stay, currency } = reservation;
  const sum = moneyText({ minor: reservation.grossMinor, currency });
  const when = timeText(hotel, reservation.createdAt);
  return [
    `${reservation.referenceNumber}, ${reservation.status}, booked ${when}`,
    [`${booker.firstName} ${booker.lastName}`, booker.email, booker.phone].filter(Boolean).join(', '),
    `${stay.arrival} to ${stay.departure}, ${sum}, version ${reservation.version}`,
    ...reservation.rooms.map((room) => `  ${roomText(room, currency)}`),
  ];
}

function roomText(room: BookedRoom, currency: CurrencyCode): string {
  const { stay, cancelled } = room;
  const money = (minor: number) => moneyText({ minor, currency });
  const costs = cancelled === null ? money(room.grossMinor + room.extrasGrossMinor) : 'cancelled';
  const fee = cancelled === null ? '' : ` for ${money(cancelled.feeMinor)}`;
  return `room ${room.roomNumber}: ${room.roomTypeName}, ${room.ratePlanName}, ${stay.arrival} to ${stay.departure}, ${costs}${fee}`;
}

/** When, what and by which grant; then each thing that is another. */
function describeEntry(hotel: Hotel, currency: CurrencyCode, entry: HistoryEntry): string[] {
  const money = (minor: number) => moneyText({ minor, currency });
  const moved = [
    ...(entry.takenMinor > 0 ? [`taken ${money(entry.takenMinor)}`] : []),
    ...(entry.refundedMinor > 0 ? [`given back ${money(entry.refundedMinor)}`] : []),
    ...(entry.reason === null ? [] : [`because: ${entry.reason}`]),
  ];
  const price = `${money(entry.grossBeforeMinor)} -> ${money(entry.grossAfterMinor)}`;
  const head = `${timeText(hotel, entry.createdAt)}  ${entry.kind}, ${entry.status}, by ${entry.madeBy}`;
  return [
    [head, price, ...moved].join(', '),
    ...entry.what.map(({ what, was, now }) => `    ${what}: ${was || 'none'} -> ${now || 'none'}`),
  ];
}

/** By the hotel's clock: `2027-02-20 12:05`. */
function timeText({ definition }: Hotel, at: Date): string {
  const { date, hour, minute } = localTimeAt(at.getTime(), definition.property.timeZone);
  return `${date} ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`;
}
