import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { productionVariables } from '@portico/testing/portico/production-variables';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { startAcquirer, type RunningAcquirer } from '@portico/testing/portico/start-acquirer';
import { patience } from '@portico/testing/patience';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from '../../config.ts';
import type { Config } from '../../config/config-types.ts';
import { startServer, type RunningServer } from '../../start/start-server.ts';
import { answerBank, questionedBooking } from '@portico/testing/booking/questioned-booking';

// Long enough for a busy machine.

let db: TestDatabase;
let acquirer: RunningAcquirer;
let server: RunningServer;
const logLines: string[] = [];

/** The sandbox as a separate process, and a listening server that has registered for its webhooks. */
beforeEach(async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-webhooks-'));
  db = await createHotelDatabase(buildHotelFile());
  acquirer = await startAcquirer(dataDir);
  server = await startServer(configOf(dataDir), {
    site: smallestSite(),
    // The clock stands still: no attempt ever becomes due for recovery.
    clock: { now: () => new Date('2027-02-20T12:00:00Z') },
    logStream: { write: (line) => void logLines.push(line) },
  });
  await vi.waitFor(() => expect(existsSync(path.join(dataDir, 'ledger.jsonl.webhook'))).toBe(true), patience);
});
afterEach(async () => {
  await server?.close();
  await acquirer?.close();
  await db?.drop();
});

function configOf(dataDir: string): Config {
  const loaded = loadConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    ...productionVariables(db.url),
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const { url, secret } = acquirer;
  // Without a public address the sandbox gets the listening address.
  return {
    ...loaded.config,
    logLevel: 'info',
    publicUrl: undefined,
    payments: { kind: 'acquirer', url, secret },
  };
}

/** Returns the address of the bank's page. */
async function book(): Promise<string> {
  const response = await fetch(server.url + '/api/Reservation/Create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(questionedBooking()),
  });
  const answer = (await response.json()) as CreateResponse;
  expect(answer).toMatchObject({ Success: true, Status: 'ActionRequired' });
  return acquirer.url + String(answer.ActionUrl).replace(/^\/sandbox/, '');
}

const reservations = async () => {
  const rows = await db.database.kysely.selectFrom('reservation').select('status').execute();
  return rows.map(({ status }) => status);
};
const webhooks = () =>
  logLines
    .map((line) => JSON.parse(line) as { req?: { url?: string } })
    .filter(({ req }) => req?.url === '/api/Payment/Notice/sandbox');

test.each([
  ['approve', ['confirmed', 'confirmed'], ['guest-confirmation', 'hotel-notification']],
  ['decline', ['declined', 'declined'], ['guest-not-booked']],
] as const)(
  'two guests who %s the bank’s question are settled by the sandbox’s webhooks alone, each twice',
  async (answer, statuses, mails) => {
    logLines.length = 0;
    const questions = [await book(), await book()];
    expect(await reservations()).toEqual(['action-required', 'action-required']);
    // Within the time in which the sandbox reorders its events.
    const sent = await Promise.all(questions.map((url) => answerBank(url, answer)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    await vi.waitFor(async () => expect(await reservations()).toEqual(statuses), patience);
    await vi.waitFor(() => expect(webhooks().length).toBe(4), patience);
    const { kysely } = db.database;
    expect(await kysely.selectFrom('payment_event').select('event_id').execute()).toHaveLength(2);
    const written = await kysely.selectFrom('outbox').select('kind').orderBy('kind').execute();
    expect(written.map(({ kind }) => kind)).toEqual(mails.flatMap((kind) => [kind, kind]));
  },
);
