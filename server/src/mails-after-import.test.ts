import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { guestPaths } from '@portico/contract/paths';
import { deriveTheme } from '@portico/contract/theme/derive-theme';
import { defaultTheme } from '@portico/contract/theme/property-theme';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { createTestDatabase } from '@portico/testing/database/test-database';
import { startMain } from '@portico/testing/portico/main-process';
import { readMails } from '@portico/testing/portico/read-mails';
import { expect, test } from 'vitest';

const before = defaultTheme;
const after = { ...defaultTheme, lightPage: '#fdf6e3' };

const hotelIn = (theme: typeof defaultTheme) => buildHotelFile({ property: { theme } });

/** What a mail in a theme, and a page, is written on. */
const ground = (theme: typeof defaultTheme) => deriveTheme(theme, 'light').sunk;

test('a server sends the mails of a booking in the colours that the hotel has by then, and ends when it is stopped', async () => {
  const db = await createTestDatabase();
  await insertHotel(db.database, hotelIn(before));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-mails-'));
  const { child, ended, url } = await startMain(db.url, { MAIL_DIR: folder });
  const book = async () => {
    const answer = await fetch(url + '/api/Reservation/Create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(buildFlexibleBooking()),
    });
    expect(await answer.json()).toMatchObject({ Status: 'Confirmed' });
  };
  const unsent = () =>
    db.database.kysely.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute();
  /** How many mails there are in each theme. */
  const grounds = () =>
    [before, after].map(
      (theme) => readMails(folder).filter(({ html }) => html.includes(ground(theme))).length,
    );
  try {
    await book();
    await expect.poll(unsent).toEqual([]);
    expect(grounds()).toEqual([2, 0]);

    await insertHotel(db.database, hotelIn(after));
    const page = async () => (await fetch(url + guestPaths.book('Quay'))).text();
    await expect.poll(page).toContain(ground(after));
    await book();
    await expect.poll(unsent).toEqual([]);
    expect(grounds()).toEqual([2, 2]);

    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    await db.drop();
  }
});
