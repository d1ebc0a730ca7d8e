import { localDate } from '@portico/domain/calendar/local-date';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ReservationId } from '@portico/domain/ids';
import type { CreateRequestBody, CreateResponse } from '@portico/contract/calls/reservation-create';
import { buildSandbox } from '@portico/sandbox/app';
import { openGrants } from '@portico/server/access/grants';
import { sandboxAcquirer } from '@portico/server/payments/providers/sandbox/sandbox-acquirer';
import { passwordHashes, type PasswordHashes } from '@portico/server/accounts/password-hash';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import type { DirectProvider, PaymentPort } from '@portico/server/payments/payment-port';
import { providersOf } from '@portico/server/payments/providers';
import { noLimits, type Limits } from '@portico/server/config/limits';
import { rateLimits } from '@portico/server/limits/rate-limits';
import { takers, type Takers } from '@portico/server/availability/inventory/takers';
import { accountRoutes } from '@portico/server/accounts/account.routes';
import type { ReservationDeps } from '@portico/server/booking/create/reservation-deps';
import { settlers } from '@portico/server/booking/settlers';
import type { WebhookDeps } from '@portico/server/payments/webhook/receive-webhook';
import { changeRoutes } from '@portico/server/booking/update/change.routes';
import { preCheckInRoutes } from '@portico/server/check-in/pre-check-in.routes';
import { cancelRoutes } from '@portico/server/booking/cancel/cancel.routes';
import { payByLinkRoutes } from '@portico/server/payments/pay-by-link/pay-by-link.routes';
import { paymentRoutes } from '@portico/server/payments/webhook/payment.routes';
import { reservationRoutes } from '@portico/server/booking/create/reservation.routes';
import { createServer } from '@portico/server/platform/http/create-server';
import type { GrantedBy } from '@portico/server/platform/http/grant-book';
import type { PorticoServer } from '@portico/server/platform/http/server-type';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildHotelFile, DOUBLE, PROPERTY } from '../builders/hotel-file.ts';
import { createHotelDatabase } from '../database/hotel-database.ts';
import type { TestDatabase, TestDatabaseOptions } from '../database/test-database.ts';

const SECRET = 'a-secret-of-the-tests';

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Body;
  readonly text: string;
}

export interface BookingWorld {
  readonly db: TestDatabase;
  readonly deps: ReservationDeps & WebhookDeps;
  /** Every log line of the server. */
  readonly logLines: string[];
  /** The acquirer's store, one entry per attempt. */
  acquired(): { reference: string; status: string; amount?: number }[];
  /** The limits that were hit, by their metric names. */
  readonly limitsMet: readonly string[];
  /** The number of declined cards counted. */
  declines(): number;
  setNow(instant: string): void;
  create(body: unknown, key?: string): Promise<Answer<CreateResponse>>;
  /** Listens on a port of its own; returns its address without a trailing slash. */
  listen(): Promise<string>;
  /** A request of any shape. */
  inject: PorticoServer['inject'];
  get(path: string, query: Record<string, string>): Promise<Answer>;
  /** A call about a booking with a grant, by default from its link. */
  manage(
    booking: { readonly reservationId: ReservationId; readonly by?: GrantedBy },
    path: string,
    body: object,
    key?: string,
    method?: 'GET' | 'POST',
  ): Promise<Answer>;
  /** Sends a webhook like the acquirer, by default with a valid signature and to the acquirer's address. */
  notify(body: string, signature?: string, url?: string): Promise<Answer>;
  close(): Promise<void>;
}

export interface BookingWorldOptions {
  readonly hotel?: PropertyFile;
  readonly database?: TestDatabaseOptions;
  /** Replaces the handler of one kind of thing. */
  readonly takers?: Partial<Takers>;
  /** Limits; none by default. */
  readonly limits?: Partial<Limits>;
  readonly delay?: ReservationDeps['delay'];
  /** Wraps the password hashes. */
  readonly passwords?: (hashes: PasswordHashes) => PasswordHashes;
  /** The public URL; none by default. */
  readonly publicUrl?: string;
  /** Wraps the acquirer or adds other providers; undefined: no provider is configured. */
  readonly payments?: ((acquirer: DirectProvider) => PaymentPort | PaymentPort[]) | undefined;
}

/** Booking over a real database and a real acquirer over HTTP, at noon UTC on 20 February 2027. */
export async function openBookingWorld(options: BookingWorldOptions = {}): Promise<BookingWorld> {
  const db = await createHotelDatabase(options.hotel ?? buildHotelFile(), options.database);

  let now = new Date('2027-02-20T12:00:00Z');
  const storeFile = path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-acquirer-')), 'ledger.jsonl');
  const sandbox = buildSandbox({ storeFile, secret: SECRET, now: () => now });
  const url = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const acquirer = sandboxAcquirer({ url, secret: SECRET });
  const around = 'payments' in options ? options.payments : (port: DirectProvider) => port;

  const logLines: string[] = [];
  const app = await createServer(
    { logLevel: 'debug', publicUrl: undefined, trustedProxies: [] },
    { write: (line) => void logLines.push(line) },
  );
  const clock = { now: () => now };
  const limitsMet: string[] = [];
  let declines = 0;
  const grants = openGrants({ database: db.database, clock, secrets: [SECRET], isSecure: false });
  const deps: ReservationDeps & WebhookDeps = {
    database: db.database,
    clock,
    hotels: hotelDirectory(db.database),
    providers: around === undefined ? providersOf() : providersOf(...[around(acquirer)].flat()),
    publicUrl: options.publicUrl,
    limits: { ...noLimits, ...options.limits },
    rateLimits: rateLimits({ database: db.database, clock, secret: SECRET }),
    secret: SECRET,
    grants,
    onLimitMet: (limit) => void limitsMet.push(limit),
    takers: { ...takers, ...options.takers },
    refreshSearches: async () => undefined,
    delay: options.delay ?? setTimeout,
    onDeclined: () => void (declines += 1),
    settlers,
    log: app.log,
  };
  const passwords = passwordHashes(0);
  await accountRoutes(app, {
    ...deps,
    secrets: [SECRET],
    passwords: options.passwords?.(passwords) ?? passwords,
  });
  await reservationRoutes(app, deps);
  app.grantBook = grants;
  await cancelRoutes(app, deps);
  await changeRoutes(app, { ...deps, secrets: [SECRET] });
  await preCheckInRoutes(app, { ...deps, secrets: [SECRET] });
  await paymentRoutes(app, deps);
  await payByLinkRoutes(app, { ...deps, secrets: [SECRET] });
  await app.ready();

  return {
    db,
    deps,
    logLines,
    limitsMet,
    acquired: () => readStore(storeFile),
    declines: () => declines,
    setNow: (instant) => {
      now = new Date(instant);
    },
    create: async (body, key) => {
      const response = await app.inject({
        method: 'POST',
        url: '/api/Reservation/Create',
        payload: body as CreateRequestBody,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      });
      return answerOf(response) as unknown as Answer<CreateResponse>;
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    inject: app.inject.bind(app),
    manage: async ({ reservationId, by = 'link' }, url, payload, key, method = 'POST') => {
      const granted = { propertyId: PROPERTY, reservationId, linkVersion: 1, by };
      const cookies = grants.give({}, granted).map(({ name, value }) => `${name}=${value}`);
      const headers = { cookie: cookies.join('; '), ...(key !== undefined && { 'idempotency-key': key }) };
      return answerOf(await app.inject({ method, url, headers, ...(method === 'POST' && { payload }) }));
    },
    get: async (route, query) => answerOf(await app.inject({ method: 'GET', url: route, query })),
    notify: async (
      payload,
      signature = createHmac('sha256', SECRET).update(payload).digest('hex'),
      url = '/api/Payment/Notice/sandbox',
    ) =>
      answerOf(
        await app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
        }),
      ),
    close: async () => {
      await app.close();
      await sandbox.close();
      await db.drop();
    },
  };
}

/** What is sold of the Doubles on one night. */
export async function bookedOn({ db }: BookingWorld, date: string): Promise<{ sold: number; held: number }> {
  return db.database.kysely
    .selectFrom('room_night')
    .select(['sold', 'held'])
    .where('room_type_id', '=', DOUBLE)
    .where('stay_date', '=', localDate(date))
    .executeTakeFirstOrThrow();
}

function answerOf(response: {
  statusCode: number;
  headers: object;
  body: string;
  json(): Record<string, unknown>;
}): Answer {
  return {
    status: response.statusCode,
    headers: { ...response.headers },
    body: response.json(),
    text: response.body,
  };
}

function readStore(file: string) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const entries = lines.map((line) => JSON.parse(line) as { reference: string; status: string });
  // The last line of a reference counts.
  return [...new Map(entries.map((entry) => [entry.reference, entry])).values()];
}
