import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { Limits } from '@portico/server/config/limits';
import {
  approvedCard,
  ARRIVAL,
  browserData,
  buildBooking,
  buildRoom,
} from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, FIRST_NIGHT, LAST_NIGHT } from '@portico/testing/builders/hotel-file';
import type { AnswerAt } from '@portico/testing/world/guest';
import { afterEach, describe, expect, test } from 'vitest';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';

const ROOMS = 24;
const LOBBY = '127.0.0.1';
const ELSEWHERE = '127.0.0.2';
const QUESTIONED = '4000 0027 6000 3184';

let world: World;
afterEach(() => world.close());

async function open(limits: Partial<Limits>) {
  const allotments = [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: ROOMS }];
  world = await openWorld({
    limits,
    hotel: buildHotelFile({ allotments, settings: { maxNumberOfRoomsOnBooking: 5 } }),
  });
}

interface Wish {
  readonly from?: string;
  readonly rooms?: number;
  readonly email?: string;
  readonly card?: string;
}

let guests = 0;

/** Books over a connection as a new guest; by default the bank challenges the card. */
function book({ from = LOBBY, rooms = 1, email, card = QUESTIONED }: Wish = {}) {
  const booking = buildBooking({
    BrowserData: browserData,
    PaymentAmount: rooms * 160,
    CardDetails: { ...approvedCard, CardNumber: card },
    Rooms: Array.from({ length: rooms }, () => buildRoom()),
  });
  const Email = email ?? `guest-${++guests}@example.com`;
  const body: CreateRequestBody = { ...booking, Booker: { ...booking.Booker, Email } };
  return world.guest(from).book(body);
}

const night = () => bookedOn(world, ARRIVAL);
const isHeld = ({ body }: AnswerAt<'/api/Reservation/Create'>) => body.Status === 'ActionRequired';
const holds = async () => {
  const rows = await world.db.database.kysely
    .selectFrom('reservation')
    .select('hold_ends_at')
    .where('status', '=', 'action-required')
    .orderBy('hold_ends_at')
    .execute();
  return rows.map(({ hold_ends_at }) => hold_ends_at?.toISOString().slice(11, 16));
};

async function recoverAt(instant: string) {
  world.setNow(instant);
  await recoverPayments(world.deps);
}

describe('one address that leaves bookings at the bank', () => {
  test('holds half of the rooms of a night at the most, however many come at once, and others book', async () => {
    await open({ heldRoomsPerAddress: 12 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => book({ rooms: 3 })));
    expect(answers.filter(isHeld)).toHaveLength(4);
    const refused = answers.filter((answer) => !isHeld(answer));
    for (const { status, headers, body } of refused) {
      expect(status).toBe(429);
      expect(body.RefusalCode).toBe('request.too-many');
      expect(body.Message).toMatch(
        /Nothing has been charged. Please try again in 5 minutes, or call us on \+/,
      );
      expect(headers['retry-after']).toBe('300');
    }
    expect(await world.limitsMet()).toEqual({ held: refused.length });
    expect(await night()).toEqual({ sold: 0, held: 12 });
    // From half of the limit on, holds are short.
    expect(await holds()).toEqual(['12:05', '12:05', '12:20', '12:20']);

    expect((await book({ from: ELSEWHERE, rooms: 5, card: approvedCard.CardNumber })).body.Status).toBe(
      'Confirmed',
    );
    await recoverAt('2027-02-20T12:05:10Z');
    expect(await night()).toEqual({ sold: 5, held: 6 });
    expect((await book({ rooms: 3 })).body.Status).toBe('ActionRequired');
    await recoverAt('2027-02-20T12:26:00Z');
    expect(await night()).toEqual({ sold: 5, held: 0 });
  });

  test('does not keep a lobby from booking: what is paid is held no longer', async () => {
    await open({ heldRoomsPerAddress: 4 });
    for (let guest = 0; guest < 7; guest++)
      expect((await book({ card: approvedCard.CardNumber })).body.Status).toBe('Confirmed');
    expect((await book({ rooms: 5 })).body.Status).toBe('ActionRequired');
    expect((await book()).status).toBe(429);
  });

  test('stands nowhere in clear, and is forgotten when its hold ends', async () => {
    await open({ heldRoomsPerAddress: 12, heldBookingsPerEmail: 4, heldBookingsPerCard: 4 });
    await book({ email: 'ada@example.com' });
    const { kysely } = world.db.database;
    const columns = ['holder_address', 'holder_email', 'holder_card'] as const;
    const holders = () => kysely.selectFrom('reservation').select(columns).executeTakeFirstOrThrow();
    const rows = await kysely.selectFrom('holder').selectAll().execute();
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['address', 'card', 'email']);
    const stored = JSON.stringify([rows, await holders()]);
    for (const clear of [LOBBY, 'ada@', '3184']) expect(stored).not.toContain(clear);
    expect(Object.values(await holders()).every((subject) => subject !== null)).toBe(true);
    await recoverAt('2027-02-20T12:20:00Z');
    expect(Object.values(await holders())).toEqual([null, null, null]);
  });
});

test('one e-mail address holds so many bookings from one address, however it is written, and its guest elsewhere is not shut out', async () => {
  await open({ heldBookingsPerEmail: 2 });
  const answers = await Promise.all(
    ['Ada@example.com', 'ada@Example.com', 'ada@example.com'].map((email) => book({ email })),
  );
  expect(answers.filter(isHeld)).toHaveLength(2);
  expect((await book({ email: 'ada@example.com', from: ELSEWHERE })).body.Status).toBe('ActionRequired');
  expect((await book({ email: 'grace@example.com' })).body.Status).toBe('ActionRequired');
  expect(await night()).toEqual({ sold: 0, held: 4 });
});

test('one card waits at so many challenges of its bank; one more is voided there, and its page shows why', async () => {
  await open({ heldBookingsPerCard: 4 });
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, index) => book({ from: `127.0.0.${index + 1}` })),
  );
  expect(answers.filter(isHeld)).toHaveLength(4);
  const refused = answers.filter((answer) => !isHeld(answer)).map(({ body }) => body);
  expect(refused).toHaveLength(3);
  for (const body of refused) {
    expect(body).toMatchObject({
      Success: false,
      Status: 'Expired',
      RefusalCode: 'booking.too-many-held',
      ActionUrl: null,
    });
    const referenceNumber = String(body.ConfirmationToken);
    const status = await world.guest().status(referenceNumber);
    expect(status.body).toMatchObject({ Success: false, RefusalCode: 'booking.too-many-held' });
  }
  expect(await night()).toEqual({ sold: 0, held: 4 });
  expect(await holds()).toEqual(['12:05', '12:05', '12:20', '12:20']);
  const states = world.acquired().map(({ status }) => status);
  expect(states.filter((state) => state === 'cancelled')).toHaveLength(3);
  const { kysely } = world.db.database;
  expect(await kysely.selectFrom('outbox').select('kind').execute()).toEqual([]);
  expect((await book({ card: approvedCard.CardNumber })).body.Status).toBe('Confirmed');
});

test('without limits as much is held as there is', async () => {
  await open({});
  const answers = await Promise.all(Array.from({ length: ROOMS }, () => book({ email: 'ada@example.com' })));
  expect(answers.filter(isHeld)).toHaveLength(ROOMS);
  expect(await world.db.database.kysely.selectFrom('holder').selectAll().execute()).toEqual([]);
});
