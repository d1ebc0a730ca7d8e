import { hotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import type { Database } from '../platform/database/database.ts';
import { refusedFor, type CommandResult } from './command.ts';
import type { CommandSetting } from './command-setting.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { findByNumber } from '../reservation/find-by-number.store.ts';

/** Runs the work with the hotel of the given code; refused if there is none. */
export function withHotel<Answer>(
  { property }: { readonly property: string },
  { environment, log }: CommandSetting,
  work: (hotel: Hotel, database: Database) => Promise<CommandResult<Answer>>,
): Promise<CommandResult<Answer>> {
  return withHotelDatabase(environment, log, async (database) => {
    const hotel = await hotelDirectory(database).find(property);
    return hotel === undefined
      ? refusedFor(`There is no hotel of the code ${property}.`)
      : work(hotel, database);
  });
}

export interface FoundReservation {
  readonly hotel: Hotel;
  readonly reservation: BookedReservation;
}

/** Runs the work with the hotel's booking of the given number; refused if there is none. */
export function withReservation<Answer>(
  named: { readonly property: string; readonly number: string },
  setting: CommandSetting,
  work: (found: FoundReservation, database: Database) => Promise<CommandResult<Answer>>,
): Promise<CommandResult<Answer>> {
  return withHotel(named, setting, async (hotel, database) => {
    const { kysely } = database;
    const reservationId = await findByNumber(kysely, hotel.propertyId, named.number.toUpperCase());
    const reservation = reservationId && (await readReservation(kysely, hotel.propertyId, { reservationId }));
    return reservation
      ? work({ hotel, reservation }, database)
      : refusedFor(`This hotel has no booking of the number ${named.number}.`);
  });
}
