import { randomUUID } from 'node:crypto';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import { withClient } from '@portico/testing/database/with-client';
import { productionVariables } from '@portico/testing/portico/production-variables';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { startServer } from './start/start-server.ts';

const LIMIT = 1;

test('ten times too many: the rest is refused at once, health is answered, and afterwards all is well', async () => {
  const db = await createHotelDatabase(buildHotelFile());
  const loaded = loadConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...productionVariables(db.url),
    BOOKINGS_AT_ONCE: String(LIMIT),
    REQUESTS_AT_ONCE: String(LIMIT),
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const clock = { now: () => new Date('2027-02-20T12:00:00Z') };
  const server = await startServer(loaded.config, { clock, site: smallestSite() });
  try {
    const book = () =>
      fetch(`${server.url}/api/Reservation/Create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(buildFlexibleBooking()),
      });
    let visits = 0;
    const visit = () => fetch(`${server.url}/Book/unknown-${++visits}`);
    const answers: Response[] = [];
    const sendMany = (send: () => Promise<Response>) =>
      Array.from({ length: 10 * LIMIT }, () => send().then((answer) => answers.push(answer)));

    const sent = await withClient(db.url, async (client) => {
      // While these cannot be read or written, nothing that was accepted ends.
      await client.query('BEGIN');
      await client.query('LOCK TABLE idempotency, property IN ACCESS EXCLUSIVE MODE');
      const all = [...sendMany(book), ...sendMany(visit)];
      while (answers.length < 18 * LIMIT) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect(answers.map((answer) => [answer.status, answer.headers.get('retry-after')])).toEqual(
        Array.from({ length: 18 * LIMIT }, () => [503, '1']),
      );
      const kinds = answers.map((answer) => answer.headers.get('content-type'));
      expect(kinds.filter((kind) => kind?.startsWith('text/html'))).toHaveLength(9 * LIMIT);
      await client.query('ROLLBACK');
      return all;
    });
    await Promise.all(sent);
    const accepted = answers.slice(18 * LIMIT).map((answer) => answer.status);
    expect(accepted.toSorted()).toEqual([...Array(LIMIT).fill(200), ...Array(LIMIT).fill(404)]);

    expect(await (await book()).json()).toMatchObject({ Success: true });
    expect((await visit()).status).toBe(404);
    const made = await db.database.kysely.selectFrom('reservation').select('status').execute();
    expect(made).toEqual(Array.from({ length: LIMIT + 1 }, () => ({ status: 'confirmed' })));
    const nights = await db.database.kysely
      .selectFrom('room_night')
      .select(['sold', 'held'])
      .where('sold', '>', 0)
      .execute();
    expect(nights).toEqual([
      { sold: LIMIT + 1, held: 0 },
      { sold: LIMIT + 1, held: 0 },
    ]);
  } finally {
    await server.close();
    await db.drop();
  }
});
