import type { AvailabilityDay } from '@portico/contract/calls/availability';
import type { SearchRequestBody, SearchResponse } from '@portico/contract/calls/availability-search';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { groupDirectory } from '@portico/server/hotel/group-directory';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { noLimits, type Limits } from '@portico/server/config/limits';
import { rateLimits } from '@portico/server/limits/rate-limits';
import {
  snapshots,
  type SnapshotOptions,
  type Snapshots,
} from '@portico/server/availability/snapshot/snapshots';
import { availabilityRoutes } from '@portico/server/availability/availability.routes';
import type { FoundAhead } from '@portico/server/availability/search-ahead';
import type { Database } from '@portico/server/platform/database/database';
import { createServer } from '@portico/server/platform/http/create-server';
import { newId } from '@portico/server/platform/ids';
import { FIRST_NIGHT, PROPERTY } from '../builders/hotel-file.ts';
import { createHotelDatabase } from '../database/hotel-database.ts';
import { knowWhatIsWritten } from './know-what-is-written.ts';

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Body;
}

export interface AvailabilityWorld {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly snapshots: Snapshots;
  /** By default two adults in one room for two nights from the first night. */
  search(changes?: Partial<SearchRequestBody>): Promise<SearchResponse>;
  postSearch(body: unknown): Promise<Answer<Record<string, unknown>>>;
  checkPromoCode(body: unknown): Promise<Answer<Record<string, unknown>>>;
  /** The search embedded in the page at a link. */
  searchAhead(link: string): Promise<FoundAhead | undefined>;
  /** Any other call, by its path. */
  post(url: string, body: unknown): Promise<Answer<Record<string, unknown>>>;
  days(fromDate: string, toDate: string): Promise<AvailabilityDay[]>;
  getDays(query: Record<string, string>): Promise<Answer<Record<string, unknown>>>;
  /** Sells one room as another process would: writes the night and its change row. */
  sell(roomTypeId: RoomTypeId, date: string, rooms?: number, propertyId?: PropertyId): Promise<void>;
  close(): Promise<void>;
}

const NOW = new Date('2027-02-20T12:00:00Z');

export const twoAdults = toWireGuestCounts({ adults: 2, children: 0, infants: 0 });

export const searchBody: SearchRequestBody = {
  PropertyId: PROPERTY,
  DateFrom: FIRST_NIGHT,
  DateTo: '2027-03-03',
  Rooms: [twoAdults],
};

/**
 * Searches over a real database, at noon UTC on 20 February 2027. Without `limits`, nothing is limited. `maxBytes` is
 * the memory for snapshots, by default that of this computer.
 */
export async function openAvailabilityWorld(
  file: PropertyFile,
  limits: Partial<Limits> = {},
  memory: Pick<SnapshotOptions, 'maxBytes'> = {},
): Promise<AvailabilityWorld> {
  const db = await createHotelDatabase(file);
  const clock = { now: () => NOW };
  const hotels = hotelDirectory(db.database);
  const inMemory = snapshots(db.database, hotels, clock, memory);
  await knowWhatIsWritten(inMemory);
  const app = await createServer({ logLevel: 'silent', publicUrl: undefined, trustedProxies: [] });
  const searchAhead = await availabilityRoutes(app, {
    database: db.database,
    hotels,
    groups: groupDirectory(db.database, hotels),
    snapshots: inMemory,
    clock,
    limits: { ...noLimits, ...limits },
    rateLimits: rateLimits({ database: db.database, clock, secret: 'a-secret-of-the-tests' }),
    onLimitMet: () => undefined,
    log: app.log,
  });
  await app.ready();

  async function post(url: string, body: unknown) {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  }

  const postSearch = (body: unknown) => post('/api/Availability/Search', body);

  async function getDays(query: Record<string, string>) {
    const answer = await app.inject({ method: 'GET', url: '/api/Availability', query });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  }

  return {
    database: db.database,
    databaseUrl: db.url,
    snapshots: inMemory,
    post,
    searchAhead: async (link) => {
      const hotel = await hotels.find(String(PROPERTY));
      if (hotel === undefined) throw new Error('The hotel is not there');
      return searchAhead(hotel, new URLSearchParams(link), '198.51.100.7');
    },
    postSearch,
    checkPromoCode: (body) => post('/api/Availability/CheckPromoCode', body),
    getDays,
    search: async (changes) => {
      const answer = await postSearch({ ...searchBody, ...changes });
      if (answer.status !== 200) throw new Error(`Search answers ${answer.status}`);
      return answer.body as SearchResponse;
    },
    days: async (fromDate, toDate) => {
      const answer = await getDays({ propertyId: String(PROPERTY), fromDate, toDate });
      if (answer.status !== 200) throw new Error(`The calendar answers ${answer.status}`);
      return answer.body as unknown as AvailabilityDay[];
    },
    sell: async (room_type_id, date, rooms = 1, property_id = PROPERTY) => {
      const stay_date = localDate(date);
      await db.database.kysely
        .updateTable('room_night')
        .set((eb) => ({ sold: eb('sold', '+', rooms) }))
        .where('property_id', '=', property_id)
        .where('room_type_id', '=', room_type_id)
        .where('stay_date', '=', stay_date)
        .execute();
      await db.database.kysely
        .insertInto('night_change')
        .values({ property_id, changed_at: NOW, change_id: newId(), room_type_id, stay_date })
        .execute();
      await inMemory.refresh();
    },
    close: async () => {
      await app.close();
      await db.drop();
    },
  };
}
