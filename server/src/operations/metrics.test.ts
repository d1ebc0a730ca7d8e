import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { withClient } from '@portico/testing/database/with-client';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const scrape = async () => (await world.app.inject({ url: '/metrics' })).body;

async function valueOf(sample: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((text) => text.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length));
}

test('it is text as Prometheus reads it, with the figures of the process', async () => {
  const { statusCode, headers, body } = await world.app.inject({ url: '/metrics' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('requests are counted by their declared route, never by the requested path', async () => {
  await world.app.inject({ url: '/api/Property/quay' });
  await world.app.inject({ url: '/api/Property/secret-name' });
  await world.app.inject({ url: '/nowhere/secret-name' });
  const count = (route: string, status: string) =>
    valueOf(`portico_request_seconds_count{method="GET",route="${route}",status="${status}"}`);
  expect(await count('/api/Property/:id', '2xx')).toBe(1);
  expect(await count('/api/Property/:id', '4xx')).toBe(1);
  expect(await count('unknown', '4xx')).toBe(1);
  expect(await scrape()).not.toContain('secret-name');
});

test('refusals are counted by their code, those of status 200 too', async () => {
  await world.app.inject({ url: '/api/Property/none' });
  const payload = buildFlexibleBooking({
    Rooms: buildFlexibleBooking().Rooms.map((room) => ({ ...room, TotalCost: 1 })),
  });
  const refused = await world.app.inject({ method: 'POST', url: '/api/Reservation/Create', payload });
  expect(refused.statusCode).toBe(200);
  expect(await valueOf('portico_refusals_total{code="property.unknown"}')).toBeGreaterThan(0);
  expect(await valueOf('portico_refusals_total{code="quote.price-changed"}')).toBe(1);
});

test('what waits is read from the database: open payments by age, held nights, mails, refunds, charges', async () => {
  const payload = buildFlexibleBooking();
  const made = await world.app.inject({ method: 'POST', url: '/api/Reservation/Create', payload });
  expect(made.json()).toMatchObject({ Success: true });
  expect(await valueOf('portico_holds')).toBe(0);
  await withClient(world.db.url, async (client) => {
    const attempt = (id: string, createdAt: string, purpose: string, due: string | null) =>
      client.query(
        `INSERT INTO payment_attempt (property_id, attempt_id, reservation_id, kind, status, amount, currency, created_at, purpose, due_date)
         SELECT property_id, $1, reservation_id, 'charge', 'created', 100, currency, $2, $3, $4 FROM reservation`,
        [`00000000-0000-4000-8000-00000000000${id}`, createdAt, purpose, due],
      );
    await attempt('1', '2027-02-20T11:59:30Z', 'booking', null);
    await attempt('2', '2027-02-20T11:30:00Z', 'booking', null);
    await attempt('3', '2027-02-01T00:00:00Z', 'scheduled', '2027-02-19');
    await attempt('4', '2027-02-01T00:00:00Z', 'scheduled', '2027-02-20');
    await client.query(
      `INSERT INTO refund (property_id, refund_id, attempt_id, reservation_id, amount, currency, reason, created_at)
       SELECT property_id, attempt_id, attempt_id, reservation_id, 100, currency, 'no-room-left', created_at
       FROM payment_attempt WHERE attempt_id = '00000000-0000-4000-8000-000000000002'`,
    );
    await client.query(
      `INSERT INTO webhook_message (property_id, endpoint_id, message_id, type, subject_id, data, created_at, due_at, dead_at)
       SELECT property_id, attempt_id, 'msg_' || amount, 'payment.received', reservation_id, '{}',
         '2027-02-20T11:50:00Z', created_at, CASE WHEN attempt_id::text LIKE '%1' THEN created_at END
       FROM payment_attempt`,
    );
    await client.query(`UPDATE room_night SET held = 1 WHERE stay_date = '2027-03-03'`);
  });
  expect(await valueOf('portico_database_up')).toBe(1);
  expect(await valueOf('portico_holds')).toBe(1);
  expect(await valueOf('portico_nights_held')).toBeGreaterThan(0);
  expect(await valueOf('portico_payments_open{age="under-1-min"}')).toBe(1);
  expect(await valueOf('portico_payments_open{age="under-5-min"}')).toBe(0);
  expect(await valueOf('portico_payments_open{age="older"}')).toBe(1);
  expect(await valueOf('portico_payments_open_oldest_seconds')).toBe(1_800);
  expect(await scrape()).toMatch(/^portico_outbox_unsent\{kind="[a-z-]+"\} \d+$/m);
  expect(await valueOf('portico_events_waiting')).toBe(3);
  expect(await valueOf('portico_events_oldest_seconds')).toBe(600);
  expect(await valueOf('portico_events_dead')).toBe(1);
  expect(await valueOf('portico_refunds_not_done')).toBe(1);
  expect(await valueOf('portico_charges_overdue')).toBe(1);
  // Handed to the hotel: no longer waiting for a provider.
  await world.db.database.kysely.updateTable('refund').set({ refused_at: new Date() }).execute();
  expect(await valueOf('portico_refunds_not_done')).toBe(0);
});

test('what is ordered for a later day does not wait until then', async () => {
  const hasCharge = async () =>
    (await scrape()).includes('portico_outbox_oldest_seconds{kind="later-charge"}');
  const enqueued = (dueAt: string, tries: number) =>
    withClient(world.db.url, (client) =>
      client.query(
        `INSERT INTO outbox (property_id, outbox_id, kind, payload, message_id, created_at, due_at, tries)
         SELECT property_id, gen_random_uuid(), 'later-charge', '{}', gen_random_uuid(), '2027-01-01T00:00:00Z', $1, $2
         FROM property`,
        [dueAt, tries],
      ),
    );
  await enqueued('2027-02-20T12:00:01Z', 0);
  expect(await hasCharge()).toBe(false);
  await enqueued('2027-02-20T12:00:01Z', 1);
  expect(await hasCharge()).toBe(true);
});

test('without the database the rest is still answered', async () => {
  await withClient(world.db.url, (client) => client.query('ALTER TABLE refund RENAME TO elsewhere'));
  expect(await valueOf('portico_database_up')).toBe(0);
  expect(await valueOf('portico_holds')).toBeUndefined();
  expect(await scrape()).toContain('portico_request_seconds_count');
});
