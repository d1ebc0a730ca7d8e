import { secrets } from '@portico/testing/portico/secrets';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSandbox } from '@portico/sandbox/app';
import { approvedCard, buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { openFaultyRoad, type FaultyRoad } from '@portico/testing/booking/faulty-road';
import { holdsCode, holdsNumber } from '@portico/testing/booking/find-card';
import {
  buildHotelFile,
  buildRatePlan,
  FIRST_NIGHT,
  LAST_NIGHT,
  saver,
} from '@portico/testing/builders/hotel-file';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxAcquirer } from '../../payments/providers/sandbox/sandbox-acquirer.ts';
import { bookingMailKinds } from '../../reservation/booking-mails.ts';
import { hotelDirectory } from '../../hotel/hotel-directory.ts';
import { settlers } from '../settlers.ts';
import { providersOf } from '../../payments/providers.ts';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';
import { deliverBookingMail } from '../../mails/deliver-booking-mail.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createServer } from '../../platform/http/create-server.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { folderMail } from '../../platform/mail/folder-mail.ts';
import { sendAllDue } from '../../platform/outbox/outbox-sender.ts';
import type { ReservationDeps } from './reservation-deps.ts';
import { reservationRoutes } from './reservation.routes.ts';

const SECRET = 'the-secret-of-the-acquirer';
const CODE = '731';
const GUARANTEED = 23;
const SOLD_OUT = { DateFrom: '2027-04-10', DateTo: '2027-04-12' };

/** A number with a valid check digit that occurs nowhere else, distinct for each path. */
function canaryNumber(index: number): string {
  const start = `45395787636${String(index).padStart(4, '0')}`;
  const sum = [...start].reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}

const numbers: string[] = [];

function newNumber(): string {
  const number = canaryNumber(numbers.length);
  numbers.push(number);
  return number;
}

const browser = {
  ColorDepthInBits: 24,
  JavaScriptEnabled: true,
  BrowserLanguage: 'en-GB',
  ScreenHeight: 900,
  ScreenWidth: 1440,
  UserAgent: 'a browser',
  TimezoneOffSet: 0,
};

const cardOf = (CardNumber: string, more = {}) => ({
  ...approvedCard,
  CardNumber,
  SecurityCode: CODE,
  ...more,
});
const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
const withCard = (number: string, more = {}) => buildBooking({ CardDetails: cardOf(number), ...more });

let world: World;
let dataFolder: string;
let sandbox: ReturnType<typeof buildSandbox>;
let road: FaultyRoad;
let app: PorticoServer;
/** Has a short timeout for a provider that does not answer. The other apps wait for a busy one. */
let appOfHanging: PorticoServer;
let appWithoutDatabase: PorticoServer;
const logLines: string[] = [];
const answers: { way: string; status: number; cameTo: unknown; text: string }[] = [];

async function openApp(deps: ReservationDeps): Promise<PorticoServer> {
  const server = await createServer(
    { logLevel: 'trace', publicUrl: undefined, trustedProxies: [] },
    { write: (line) => void logLines.push(line) },
  );
  await reservationRoutes(server, { ...deps, log: server.log });
  await server.ready();
  return server;
}

async function send(
  way: string,
  payload: object | string,
  { key, query = '', to = app }: { key?: string; query?: string; to?: PorticoServer } = {},
): Promise<void> {
  const response = await to.inject({
    method: 'POST',
    url: `/api/Reservation/Create${query}`,
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    payload,
  });
  const { RefusalCode, Status } = response.json<{ RefusalCode?: string | null; Status?: string }>();
  answers.push({ way, status: response.statusCode, cameTo: RefusalCode ?? Status, text: response.body });
}

beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'canary-'));
  const ratePlans = [
    buildRatePlan(saver),
    buildRatePlan({ id: GUARANTEED, code: 'KEEP', needsGuarantee: true }),
  ];
  const allotments = [
    { from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 60 },
    { from: SOLD_OUT.DateFrom, to: SOLD_OUT.DateTo, rooms: 0 },
  ];
  world = await openWorld({ hotel: buildHotelFile({ ratePlans, allotments }) });
  const { clock, database } = world.deps;
  sandbox = buildSandbox({
    storeFile: path.join(dataFolder, 'store.jsonl'),
    secret: SECRET,
    now: () => clock.now(),
  });
  road = await openFaultyRoad(await sandbox.listen({ host: '127.0.0.1', port: 0 }));
  const providersWithin = (timeoutMs: number) =>
    providersOf(sandboxAcquirer({ url: road.url, secret: SECRET, timeoutMs }));
  const providers = providersWithin(20_000);
  app = await openApp({ ...world.deps, providers });
  appOfHanging = await openApp({ ...world.deps, providers: providersWithin(400) });
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', { log: app.log, maxConnections: 1 });
  appWithoutDatabase = await openApp({
    ...world.deps,
    providers,
    database: away,
    hotels: hotelDirectory(away),
  });

  await takeEveryWay();

  road.fault = 'none';
  world.setNow('2027-02-20T12:30:00Z');
  await recoverPayments({ database, clock, providers, settlers, onDeclined: () => undefined, log: app.log });
  const sendMail = folderMail({ folder: path.join(dataFolder, 'mail'), from: 'bookings@portico.invalid' });
  const publicUrl = 'https://book.example';
  const mailDeps = { database, clock, hotels: world.deps.hotels, sendMail, publicUrl, secrets };
  await sendAllDue({
    database,
    clock,
    log: app.log,
    deliver: async (message) => {
      const isMail = bookingMailKinds.some((kind) => kind === message.kind);
      if (isMail) await deliverBookingMail(mailDeps, message);
    },
  });
  await away.close();
});
afterAll(async () => {
  await app.close();
  await appOfHanging.close();
  await appWithoutDatabase.close();
  await road.close();
  await sandbox.close();
  await world.close();
  rmSync(dataFolder, { recursive: true });
});

async function takeEveryWay(): Promise<void> {
  await send('paid', withCard(newNumber()));
  await send('paid, grouped', withCard(grouped(newNumber())));
  const keep = buildRoom({ RatePlanId: GUARANTEED, TotalCost: 200 });
  await send('stored', withCard(newNumber(), { Rooms: [keep], PaymentAmount: 0, PaymentType: 0 }));
  // These numbers select the sandbox's behaviour.
  numbers.push('4000000000000002', '4000002760003184', '4000000000000119');
  await send('declined', withCard('4000000000000002'));
  await send('challenge', withCard('4000002760003184', { BrowserData: browser }));
  await send('late', withCard('4000000000000119'), { to: appOfHanging });
  const expired = cardOf(newNumber(), { ExpiryYear: 2026 });
  await send('invalid field', buildBooking({ CardDetails: expired }));
  await send('wrong check digit', withCard(`${newNumber()}1`));
  await send('wrong shape', {
    ...buildBooking(),
    CardDetails: cardOf(newNumber(), { SecurityCode: [CODE] }),
  });
  await send('price changed', withCard(newNumber(), { Rooms: [buildRoom({ TotalCost: 1 })] }));
  await send('sold out', withCard(newNumber(), { ...SOLD_OUT, Rooms: [buildRoom(SOLD_OUT)] }));
  for (const fault of ['down', 'hangs', 'answers-500', 'drops-the-answer'] as const) {
    road.fault = fault;
    await send(`provider ${fault}`, withCard(newNumber()), { to: fault === 'hangs' ? appOfHanging : app });
  }
  road.fault = 'none';
  const replayed = withCard(newNumber());
  await send('first of a key', replayed, { key: 'replayed' });
  await send('replay', replayed, { key: 'replayed' });
  await send('key reused', withCard(newNumber(), { Comment: 'another body' }), { key: 'replayed' });
  await send('broken JSON', `{"CardDetails":{"CardNumber":"${newNumber()}","SecurityCode":"${CODE}"`);
  await send('unknown field', { ...withCard(newNumber()), Surprise: newNumber() });
  const large = withCard(newNumber(), { Comment: 'x'.repeat(3_000_000) });
  await send('too large', large);
  await send('no database', withCard(newNumber()), { to: appWithoutDatabase });
  await send('in the query', withCard(newNumber()), { query: `?card=${newNumber()}` });
  await send('in the query, grouped', withCard(newNumber()), {
    query: `?card=${encodeURIComponent(grouped(newNumber()))}`,
  });
  const named = cardOf(newNumber(), { NameOnCard: `Ada ${newNumber()}` });
  await send('as the name on the card', buildBooking({ CardDetails: named }));
  for (const [field, body] of wrongFields) {
    await send(field, withCard(newNumber(), body(newNumber())));
  }
  await send('as an id that comes back', withCard(newNumber(), led({ IndividualId: newNumber() })));
  await send('idempotency-key', withCard(newNumber()), { key: newNumber() });
  await send('idempotency-key', withCard(newNumber()), {
    key: `card-${grouped(newNumber()).replaceAll(' ', '.')}`,
  });
}

const { Booker } = buildBooking();
const led = (changes: object) => ({
  Rooms: [buildRoom({ LeadGuest: { FirstName: 'Ada', LastName: 'Lovelace', ...changes } })],
});

/** Each text field of Create except the card number: its name, and a body with a number in it. */
const wrongFields: [string, (number: string) => object][] = [
  ['Notes', (number) => ({ Notes: `Charge ${grouped(number)} please` })],
  ['Notes', (number) => ({ Notes: `Charge\n${grouped(number).replaceAll(' ', '\n')}\nplease` })],
  ['Comment', (number) => ({ Comment: grouped(number).replaceAll(' ', '\t') })],
  ['PromoCode', (number) => ({ PromoCode: number })],
  ['HopGiftVoucherCode', (number) => ({ HopGiftVoucherCode: grouped(number).replaceAll(' ', '-') })],
  ['Booker.FirstName', (number) => ({ Booker: { ...Booker, FirstName: number } })],
  ['Booker.LastName', (number) => ({ Booker: { ...Booker, LastName: grouped(number) } })],
  ['Booker.Phone', (number) => ({ Booker: { ...Booker, Phone: `+${number}` } })],
  ['Booker.Street', (number) => ({ Booker: { ...Booker, Street: grouped(number).replaceAll(' ', '/') } })],
  ['Booker.City', (number) => ({ Booker: { ...Booker, City: grouped(number).replaceAll(' ', '_') } })],
  ['Booker.StateOrCounty', (number) => ({ Booker: { ...Booker, StateOrCounty: `x${number}x` } })],
  ['Booker.ZipCode', (number) => ({ Booker: { ...Booker, ZipCode: number } })],
  ['Rooms[0].LeadGuest.LastName', (number) => led({ LastName: grouped(number).replaceAll(' ', '\u2009') })],
  ['Rooms[0].LeadGuest.Phone', (number) => led({ Phone: `+${number}` })],
];

test('every way has been taken to its end', () => {
  expect(answers.map(({ way, status, cameTo }) => [way, status, cameTo])).toEqual([
    ['paid', 200, 'Confirmed'],
    ['paid, grouped', 200, 'Confirmed'],
    ['stored', 200, 'Confirmed'],
    ['declined', 200, 'payment.declined'],
    ['challenge', 200, 'ActionRequired'],
    ['late', 200, 'Pending'],
    ['invalid field', 400, 'request.invalid'],
    ['wrong check digit', 400, 'request.invalid'],
    ['wrong shape', 400, 'request.invalid'],
    ['price changed', 200, 'quote.price-changed'],
    ['sold out', 200, 'basket.no-room-left'],
    ['provider down', 200, 'Pending'],
    ['provider hangs', 200, 'Pending'],
    ['provider answers-500', 200, 'Pending'],
    ['provider drops-the-answer', 200, 'Pending'],
    ['first of a key', 200, 'Confirmed'],
    ['replay', 200, 'Confirmed'],
    ['key reused', 422, 'idempotency.reused'],
    ['broken JSON', 400, 'request.invalid'],
    ['unknown field', 400, 'request.invalid'],
    ['too large', 413, 'request.too-large'],
    ['no database', 503, 'server.busy'],
    ['in the query', 400, 'request.invalid'],
    ['in the query, grouped', 400, 'request.invalid'],
    ['as the name on the card', 400, 'request.invalid'],
    ...wrongFields.map(([field]) => [field, 400, 'request.invalid']),
    // An id that comes back may look like a card number by chance: it is stored nowhere.
    ['as an id that comes back', 200, 'Confirmed'],
    // Digits in a key are allowed: only its hash is stored.
    ['idempotency-key', 200, 'Confirmed'],
    ['idempotency-key', 200, 'Confirmed'],
  ]);
});

const cardIn = (text: string) =>
  numbers.filter((number) => holdsNumber(text, number)).concat(holdsCode(text, CODE) ? [`code ${CODE}`] : []);

describe('the numbers and the code stand', () => {
  test('in no column of any table', async () => {
    const { kysely } = world.db.database;
    const { rows: columns } = await sql<{ table: string; column: string }>`
      SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = 'public'`.execute(kysely);
    expect(columns.length).toBeGreaterThan(80);
    for (const { table, column } of columns) {
      const { rows } = await sql<{ value: string }>`
        SELECT DISTINCT ${sql.ref(column)}::text AS value FROM ${sql.table(table)}
        WHERE ${sql.ref(column)} IS NOT NULL`.execute(kysely);
      for (const { value } of rows) expect(cardIn(value), `${table}.${column}: ${value}`).toEqual([]);
    }
  });

  test('in no answer', () => {
    for (const { way, text } of answers) expect(cardIn(text), way).toEqual([]);
  });

  test('in no line of the log at its most verbose', () => {
    expect(logLines.length).toBeGreaterThan(answers.length);
    for (const line of [...logLines, ...world.logLines])
      expect(cardIn(line.replace(/"pid":\d+/, '')), line).toEqual([]);
  });

  test('in no mail and no other file', () => {
    const files = filesOf(dataFolder);
    expect(files.filter((file) => file.endsWith('.eml')).length).toBeGreaterThan(5);
    expect(files).toContain(path.join(dataFolder, 'store.jsonl'));
    for (const file of files) expect(cardIn(readFileSync(file, 'utf8')), file).toEqual([]);
  });
});

test('what looks like a card number is refused at its field, and the message says where cards belong', () => {
  const fields = [...wrongFields.map(([field]) => field), 'card'];
  for (const field of new Set(fields)) {
    const refused = answers.filter(({ text }) =>
      text.includes(`"${field}":["This looks like a card number.`),
    );
    expect(refused.length, field).toBeGreaterThan(0);
  }
});

test.each([
  ['grouped', (number: string) => grouped(number)],
  ['in base64', (number: string) => Buffer.from(`{"a":"${number}"}`).toString('base64')],
  ['in a mail', (number: string) => `${number.slice(0, 7)}=\r\n${number.slice(7)}`],
  ['escaped', (number: string) => encodeURIComponent(grouped(number))],
  ['in hex', (number: string) => Buffer.from(number).toString('hex')],
])('the search finds a number %s', (_how, write) => {
  expect(holdsNumber(`some ${write(canaryNumber(1))} text`, canaryNumber(1))).toBe(true);
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}
