import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { callDeskAs } from '@portico/testing/world/desk-call';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvText } from '../run/csv-text.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const anyDay = { from: null, to: null };
const csv = async (find = '') => {
  const { body } = await callDeskAs(world, 'accounts', 'Bookings/ReadCsv', {
    find,
    tab: 'all',
    status: null,
    arrival: anyDay,
    departure: anyDay,
    booked: anyDay,
    paymentType: null,
    isLatestFirst: false,
  });
  return body;
};

const hostile = [
  '=HYPERLINK("https://evil.example","x")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\uFF1D1+1',
];

test.each(hostile)('a cell that begins like a formula is text to a spreadsheet: %j', (text) => {
  expect(csvText([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`);
});

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['She said “=1”', 'She said “=1”'],
  ['a "quoted", word\nand a line', 'a ""quoted"", word\nand a line'],
  ['', ''],
])('any other cell is as it is, quoted: %j', (text, cell) => {
  expect(csvText([[text, 'next']])).toBe(`\uFEFF"${cell}","next"\r\n`);
});

test('the file has the bookings of the search, with amounts in the hotel’s currency', async () => {
  const { body } = await world.book(buildFlexibleBooking());
  const { csv: text, bookings, isWhole } = await csv();
  expect([bookings, isWhole]).toEqual([1, true]);
  const [head = '', row = '', end] = text.split('\r\n');
  expect(head).toMatch(/^\uFEFF"Number","Status","Booked at","Booker"/);
  expect(row).toContain(`"${body.ReferenceNumber}","confirmed","2027-02-20T12:00:00.000Z","Ada Lovelace"`);
  expect(row).toContain(`"'+44 7700 900123"`);
  expect(row).toMatch(/"200\.00","200\.00","GBP"$/);
  expect(end).toBe('');
  expect((await csv('nobody')).bookings).toBe(0);
});

test('a guest whose stored name is a formula opens none', async () => {
  await world.db.database.kysely
    .updateTable('reservation')
    .set({
      booker: JSON.stringify({ firstName: '=cmd|', lastName: "'/c calc'!A0", email: '@x', phone: '-1' }),
    })
    .execute();
  const { csv: text } = await csv();
  expect(text).toContain(`"'=cmd| '/c calc'!A0","'@x","'-1"`);
});
