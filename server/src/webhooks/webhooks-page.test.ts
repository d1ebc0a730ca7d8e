import { localDate } from '@portico/domain/calendar/local-date';
import type { RestaurantId, TableBookingId } from '@portico/domain/ids';
import { buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel, KING } from '@portico/testing/booking/extras-hotel';
import { buildRatePlan, PROPERTY, SAUNA, saver, SPRING } from '@portico/testing/builders/hotel-file';
import { startEventReceiver, type EventReceiver } from '@portico/testing/events/event-receiver';
import { insertEndpoint } from '@portico/testing/events/listening-endpoint';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { newId } from '../platform/ids.ts';
import { announce } from './announce.ts';
import { eventTypes } from '@portico/contract/event-types';
import { bookingEvent } from '../reservation/booking-event.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import type { BookedTable } from '../tables/booked-table.ts';
import { announceTable } from '../tables/announce-table.ts';
import { webhookSender } from './webhook-sender.ts';

const docs = new URL('../../../docs/', import.meta.url);
const read = (file: string) => readFile(new URL(file, docs), 'utf8');

type Verified = (secret: string, headers: object, body: string, nowInSeconds: number) => unknown;
interface Envelope {
  readonly type: string;
}

let world: World;
let program: EventReceiver;
let page: string;
/** As they came, by their types. */
const sent = new Map<string, Envelope>();

beforeAll(async () => {
  page = await read('webhooks.md');
  program = await startEventReceiver();
  const payment = [{ automaticPaymentType: 'AtTimeOfBooking' as const, percentageToCharge: 100 }];
  const free = { entries: [], noShow: { fee: 'Full' as const } };
  const ratePlans = [buildRatePlan(), buildRatePlan({ ...saver, payment, cancellation: free })];
  world = await openWorld({ hotel: buildExtrasHotel({ ratePlans }) });
  await insertEndpoint(world.db.database, { url: program.url });
  await live();
  const { database, clock, log } = world.deps;
  const sender = webhookSender({ database, clock, reach: { insideNetworks: true }, log });
  await sender.begin();
  await sender.settled();
  for (const { body } of program.received) {
    const event = JSON.parse(asInDocs(body)) as Envelope;
    sent.set(event.type, event);
  }
});
afterAll(async () => {
  await program.close();
  await world.close();
});

/** A stay is booked, paid, changed, checked in for, cancelled and refunded; a table is booked and cancelled. */
async function live(): Promise<void> {
  const room = buildRoom({
    RoomConfigurationDropdownOptionId: KING,
    Services: [{ ServiceId: SAUNA, Quantity: 1 }],
    Promotion: { PromotionId: SPRING },
    TotalCost: 169,
  });
  const { body } = await world.book(
    buildBooking({ PromoCode: 'SPRING10', PaymentAmount: 144, Rooms: [room] }),
  );
  const by = { confirmationToken: String(body.ConfirmationToken) };
  const { database, clock, hotels } = world.deps;
  const booked = async () => {
    const found = await readReservation(database.kysely, PROPERTY, by);
    if (found === undefined) throw new Error(`not booked: ${body.RefusalCode}`);
    return found;
  };
  const { reservationId } = await booked();
  const order = { PropertyId: PROPERTY, ReservationId: reservationId };
  const quiet = { ...order, Version: 1, SpecialRequests: 'A quiet room, please' };
  await world.guestOf({ reservationId }).change(quiet);
  const checkedIn = bookingEvent('pre-check-in.completed', await booked());
  await inTransaction(database, (tx) => announce(tx, checkedIn, clock.now()));
  await world.guestOf({ reservationId }).cancel(order);
  await world.runAt('2027-02-20T12:01:00Z');
  const hotel = await hotels.find(PROPERTY);
  if (hotel === undefined) throw new Error('no hotel');
  const at = clock.now();
  await inTransaction(database, (tx) => announceTable(tx, hotel, table, 'booked', at));
  const cancelled = { ...table, cancelledAt: at };
  await inTransaction(database, (tx) => announceTable(tx, hotel, cancelled, 'cancelled', at));
}

const table: BookedTable = {
  propertyId: PROPERTY,
  tableBookingId: newId<TableBookingId>(),
  referenceNumber: 'TABLE46793',
  restaurantId: 1 as RestaurantId,
  restaurantName: 'The Galley',
  date: localDate('2027-03-03'),
  quarter: 78,
  turnQuarters: 8,
  party: 2,
  hasLeaveTime: true,
  promotion: { id: 1, name: 'Three courses', pricePerPersonMinor: 3_500 },
  identifier: 'Lovelace',
  isReservation: false,
  reservationId: null,
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  requests: 'By the window',
  linkVersion: 1,
  createdAt: new Date('2027-02-20T12:01:00Z'),
  cancelledAt: null,
};

/** Replaces values that are new each time with the page's: ids, and the guest's number. */
function asInDocs(body: string): string {
  return body
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '0192f1c0-7d5e-7000-8000-000000000001')
    .replaceAll(/"ReservationNumber":"\w{10}"/g, '"ReservationNumber":"ACDEFGHJKM"');
}

test.each(eventTypes)('the sample of %s is what is sent', async (type) => {
  const sample: unknown = JSON.parse(await read(`webhooks/${type}.json`));
  expect(sent.get(type)).toEqual(sample);
  expect(page).toContain(`](webhooks/${type}.json)`);
});

test('the page shows its samples as they are', async () => {
  const shown = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json = '']) => JSON.parse(json) as Envelope,
  );
  expect(shown.map(({ type }) => type)).toEqual(['payment.received']);
  for (const event of shown) expect(event).toEqual(sent.get(event.type));
});

test('what is sent is verified by the code of the page, and what was changed or delayed is not', async () => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { verified } = (await import(/* @vite-ignore */ url)) as { verified: Verified };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const [{ headers, body } = { headers: {}, body: '' }] = program.received;
  const now = world.deps.clock.now().getTime() / 1_000;
  expect(verified(secret, headers, body, now + 299)).toEqual(JSON.parse(body));
  expect(verified(secret, headers, body, now + 300)).toBeUndefined();
  expect(verified(secret, headers, body.replace('GBP', 'EUR'), now)).toBeUndefined();
  expect(verified(secret, { ...headers, 'webhook-id': 'msg_2' }, body, now)).toBeUndefined();
  expect(verified('whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX', headers, body, now)).toBeUndefined();
});
