import type { Hotel } from '../hotel/hotel.ts';
import { readEndpoint, type Endpoint } from '../webhooks/endpoint.store.ts';
import type { Database } from '../platform/database/database.ts';
import { refusedFor, type CommandResult } from './command.ts';
import { property, required, value } from './command-option.ts';
import type { CommandSetting } from './command-setting.ts';
import { withHotel } from './with-hotel.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An endpoint's id, as `webhook list` prints it. */
export const endpointId = {
  ...value.text('ID', 'the endpoint, as webhook list prints it'),
  expected: 'an id as webhook list prints it',
  read: (typed: string) => (uuid.test(typed) ? typed : undefined),
};

export const ofEndpoint = { property, id: required(endpointId) };

/** Runs the work with the hotel's endpoint of the given id; refused if there is none. */
export function withEndpoint<Answer>(
  named: { readonly property: string; readonly id: string },
  setting: CommandSetting,
  work: (found: { hotel: Hotel; endpoint: Endpoint }, database: Database) => Promise<CommandResult<Answer>>,
): Promise<CommandResult<Answer>> {
  return withHotel(named, setting, async (hotel, database) => {
    const key = { propertyId: hotel.propertyId, endpointId: named.id };
    const endpoint = await readEndpoint(database.kysely, key);
    return endpoint === undefined
      ? refusedFor(`This hotel has no endpoint of the id ${named.id}.`)
      : work({ hotel, endpoint }, database);
  });
}
