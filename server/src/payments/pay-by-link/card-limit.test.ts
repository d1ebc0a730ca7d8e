import { declinedCard } from '@portico/testing/booking/booking-body';
import { hotelDeclines } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
const waits: number[] = [];
beforeAll(async () => {
  world = await openWorld({
    limits: { declinesPerAddress: 3 },
    delay: async (milliseconds) => void waits.push(milliseconds),
  });
});
afterAll(() => world.close());

test('a payer with declined cards is answered later and later, then gets the time to retry', async () => {
  const link = await world.desk.linkToPay(await world.desk.invoice());
  for (let card = 0; card < 3; card++)
    expect((await world.guest().payByLink(link, { CardDetails: declinedCard })).body).toMatchObject({
      Status: 'Declined',
    });
  expect(waits).toEqual([1_000]);
  expect(await hotelDeclines(world)).toBe(3);
  const limited = await world.guest().payByLink(link);
  expect(limited).toMatchObject({ status: 429, body: { RefusalCode: 'request.too-many' } });
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect(limited.body.Message).toMatch(/Too many cards were declined.*call us on/);
  expect((await world.guest().openPayLink(link)).body).toMatchObject({ Action: 'Pay', AmountToPay: 120 });
});
