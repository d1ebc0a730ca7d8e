import type { Hotel } from '../hotel/hotel.ts';
import type { Database } from '../platform/database/database.ts';
import type { CommandResult } from './command.ts';
import { required, value } from './command-option.ts';
import type { CommandSetting } from './command-setting.ts';
import type { Person } from '../guest-data/person.ts';
import { withHotel } from './with-hotel.ts';

/** Case-insensitive. */
export const emailOfPerson = required(value.email('the person, by their e-mail address'));

export interface FoundPerson {
  readonly hotel: Hotel;
  readonly person: Person;
}

/** Runs the work with a person at a hotel, whether or not any data of them is stored. */
export function withPerson<Answer>(
  named: { readonly property: string; readonly email: string },
  setting: CommandSetting,
  work: (found: FoundPerson, database: Database) => Promise<CommandResult<Answer>>,
): Promise<CommandResult<Answer>> {
  return withHotel(named, setting, (hotel, database) => {
    const person = { propertyId: hotel.propertyId, email: named.email.toLowerCase() };
    return work({ hotel, person }, database);
  });
}
