import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { withClient } from '@portico/testing/database/with-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { MIGRATIONS_FOLDER } from './migration-files.ts';

let db: TestDatabase;
let before: string;
beforeEach(async () => {
  db = await createTestDatabase({ empty: true });
  before = mkdtempSync(path.join(os.tmpdir(), 'portico-migrations-'));
  for (const file of readdirSync(MIGRATIONS_FOLDER).filter((name) => name < '0009')) {
    cpSync(path.join(MIGRATIONS_FOLDER, file), path.join(before, file));
  }
});
afterEach(async () => {
  rmSync(before, { recursive: true });
  await db.drop();
});

test('a room booked before rates had three decimals keeps the rate it was booked at', async () => {
  await migrate(db.url, before);
  await withClient(db.url, async (client) => {
    // The room without its booking: only its rate matters.
    await client.query('SET session_replication_role = replica');
    await client.query(`
      INSERT INTO reservation_item (property_id, reservation_id, item_id, room_number, room_type_id, room_type_name,
        rate_plan_id, rate_plan_name, arrival, departure, adults, children, infants, lead_guest, vat_rate_basis_points,
        vat_exclusive, payment_policy, cancellation_policy, nights, net, vat, gross, original_gross)
      VALUES (7, gen_random_uuid(), gen_random_uuid(), 1, 1, 'Double', 1, 'Flexible', '2027-03-14', '2027-03-15', 2, 0, 0,
        '{}', 1225, false, '[]', '{}', '[]', 8909, 1091, 10000, 10000)`);
  });
  await migrate(db.url);
  const room = await db.database.kysely
    .selectFrom('reservation_item')
    .select('vat_rate_millipercent')
    .executeTakeFirstOrThrow();
  expect(room.vat_rate_millipercent).toBe(12_250);
});
