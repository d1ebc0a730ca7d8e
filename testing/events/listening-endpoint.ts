import type { PropertyId } from '@portico/domain/ids';
import type { Database } from '@portico/server/platform/database/database';
import { randomUUID } from 'node:crypto';
import { PROPERTY } from '../builders/hotel-file.ts';

export interface Listening {
  readonly propertyId?: PropertyId;
  readonly url?: string;
  /** The event types it subscribes to; all by default. */
  readonly types?: readonly string[];
  readonly isOff?: boolean;
}

/** Inserts a hotel's endpoint into the database as the command would; returns its id. */
export async function insertEndpoint(
  { kysely }: Database,
  { propertyId = PROPERTY, url = 'https://pms.example/portico', types, isOff = false }: Listening = {},
): Promise<string> {
  const created_at = new Date('2027-02-01T12:00:00Z');
  const endpoint_id = randomUUID();
  await kysely
    .insertInto('webhook_endpoint')
    .values({
      property_id: propertyId,
      endpoint_id,
      url,
      types: types === undefined ? null : JSON.stringify(types),
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      created_at,
      ...(isOff && { switched_off_at: created_at }),
    })
    .execute();
  return endpoint_id;
}
