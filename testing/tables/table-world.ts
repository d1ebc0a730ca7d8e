import { setTimeout } from 'node:timers/promises';
import type { TableCreateBody, TableCreateResponse } from '@portico/contract/calls/restaurant-booking';
import { noLimits, type Limits } from '@portico/server/config/limits';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { deliverTableMail } from '@portico/server/mails/deliver-table-mail';
import { ownTables } from '@portico/server/tables/own-tables';
import type { ChangeCovers } from '@portico/server/tables/quarter.store';
import type { TablePort } from '@portico/server/tables/table-port';
import { tableRoutes } from '@portico/server/tables/table.routes';
import { createServer } from '@portico/server/platform/http/create-server';
import type { Mail } from '@portico/server/platform/mail/mail';
import { sendAllDue } from '@portico/server/platform/outbox/outbox-sender';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildHotelFile, buildRestaurant, PROPERTY } from '../builders/hotel-file.ts';
import { createHotelDatabase } from '../database/hotel-database.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { secrets } from '../portico/secrets.ts';

interface Answer<Body> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Body;
}

export interface TableWorld {
  readonly db: TestDatabase;
  readonly limitsMet: readonly string[];
  setNow(instant: string): void;
  get(path: string, query: Record<string, string>): Promise<Answer<Record<string, unknown>>>;
  post(path: string, body: object): Promise<Answer<Record<string, unknown>>>;
  /** By default two guests at 19:30 on Monday 15 March 2027. */
  book(changes?: object, key?: string): Promise<Answer<TableCreateResponse>>;
  /** The due mails, each once. */
  mails(): Promise<Mail[]>;
  close(): Promise<void>;
}

export interface TableWorldOptions {
  readonly hotel?: PropertyFile;
  readonly limits?: Partial<Limits>;
  readonly changeCovers?: ChangeCovers;
  readonly otherTables?: readonly TablePort[];
}

export const tableBody = {
  PropertyId: Number(PROPERTY),
  RestaurantId: 1,
  RestaurantName: 'The Oyster Room',
  VisitDate: '2027-03-15',
  VisitTime: '19:30',
  PartySize: 2,
  SpecialRequests: null,
  IsReservation: false,
  Identifier: 'a-word-of-this-browser',
  PromotionId: null,
  Email: 'ada@example.com',
  ContactNumber: '+44 7700 900123',
  IsLeaveTimeRequired: false,
} as const satisfies TableCreateBody;

/** A server of restaurant tables over a real database, at noon UTC on 20 February 2027. */
export async function openTableWorld(options: TableWorldOptions = {}): Promise<TableWorld> {
  const db = await createHotelDatabase(options.hotel ?? buildHotelFile({ restaurants: [buildRestaurant()] }));
  const { database } = db;
  let now = new Date('2027-02-20T12:00:00Z');
  const clock = { now: () => now };
  const app = await createServer(
    { logLevel: 'silent', publicUrl: undefined, trustedProxies: [] },
    { write: () => undefined },
  );
  const hotels = hotelDirectory(database);
  const limitsMet: string[] = [];
  const tables = ownTables({
    database,
    clock,
    delay: setTimeout,
    secrets,
    secret: secrets[0],
    limits: { ...noLimits, ...options.limits },
    onLimitMet: (limit) => void limitsMet.push(limit),
    ...(options.changeCovers && { changeCovers: options.changeCovers }),
  });
  await tableRoutes(app, { hotels, clock, tables: [tables, ...(options.otherTables ?? [])] });
  await app.ready();

  const post = async <Body>(url: string, payload: object, key?: string): Promise<Answer<Body>> => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, headers: { ...answer.headers }, body: answer.json() };
  };
  return {
    db,
    limitsMet,
    setNow: (instant) => {
      now = new Date(instant);
    },
    get: async (url, query) => {
      const answer = await app.inject({ method: 'GET', url, query });
      return { status: answer.statusCode, headers: { ...answer.headers }, body: answer.json() };
    },
    post,
    book: (changes = {}, key) => post('/api/RestaurantBooking/Create', { ...tableBody, ...changes }, key),
    mails: async () => {
      const sent: Mail[] = [];
      const sendMail = async (mail: Mail) => void sent.push(mail);
      const deps = { database, clock, hotels, sendMail, publicUrl: 'https://book.example', secrets };
      const log = {
        error: (facts: object, words: string) => {
          throw new Error(`${words}: ${JSON.stringify(facts)}`);
        },
      };
      await sendAllDue({ database, clock, log, deliver: (message) => deliverTableMail(deps, message) });
      return sent;
    },
    close: async () => {
      await app.close();
      await db.drop();
    },
  };
}

/** The covers taken in each quarter of an hour of an evening in March 2027, as `HH:MM: taken`. */
export async function coversTaken({ db }: TableWorld, date = '2027-03-15'): Promise<Map<number, number>> {
  const rows = await db.database.kysely
    .selectFrom('restaurant_quarter')
    .select(['quarter', 'taken', 'visit_date'])
    .where('taken', '>', 0)
    .orderBy('quarter')
    .execute();
  return new Map(rows.filter((row) => row.visit_date === date).map((row) => [row.quarter, row.taken]));
}
