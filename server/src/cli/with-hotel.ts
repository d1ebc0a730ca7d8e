import { hotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { Database } from '../platform/database/database.ts';
import { refusedFor, type CommandResult } from './command.ts';
import type { CommandSetting } from './command-setting.ts';
import { withHotelDatabase } from './hotel-database.ts';

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
