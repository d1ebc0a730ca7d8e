import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';

let world: World;
afterEach(() => world.close());

/** Each order's `keepCard`, and the tokens that later parts were charged to. */
let keepCardFlags: boolean[];
let charged: string[];

async function open(timeZone: string): Promise<void> {
  keepCardFlags = [];
  charged = [];
  world = await openWorld({
    hotel: buildLaterHotel({ property: { timeZone } }),
    payments: (acquirer) => ({
      ...acquirer,
      charge: async (key, order) => {
        keepCardFlags.push(order.keepCard);
        return acquirer.charge(key, order);
      },
      chargeStored: async (key, money, token) => {
        charged.push(token);
        return acquirer.chargeStored(key, money, token);
      },
    }),
  });
}

const attempts = () =>
  world.db.database.kysely
    .selectFrom('payment_attempt')
    .select(['purpose', 'status', 'amount', 'due_date', 'card_token', 'card_last4'])
    .orderBy('purpose')
    .orderBy('due_date')
    .execute();

const jobs = () =>
  world.db.database.kysely
    .selectFrom('outbox')
    .select('due_at')
    .where('kind', '=', 'scheduled-charge')
    .orderBy('due_at')
    .execute();

test.each([
  ['Europe/London', '2027-03-01T09:00:00Z', '2027-03-02T09:00:00Z'],
  ['Australia/Sydney', '2027-02-28T22:00:00Z', '2027-03-01T22:00:00Z'],
])(
  'the card that Create charges for the first part is saved, and in %s charged at nine for each later one',
  async (timeZone, first, second) => {
    await open(timeZone);
    expect((await world.book(buildPartPaidBooking())).body).toMatchObject({
      Success: true,
      Status: 'Confirmed',
    });
    expect(keepCardFlags).toEqual([true]);
    const [paid, ...planned] = await attempts();
    expect(paid).toMatchObject({ purpose: 'booking', status: 'paid', amount: 3_200, card_last4: '4242' });
    const token = paid?.card_token;
    expect(token).toMatch(/./);
    expect(planned).toMatchObject([
      { status: 'planned', amount: 9_600, due_date: '2027-03-01', card_token: null },
      { status: 'planned', amount: 3_200, due_date: '2027-03-02', card_token: null },
    ]);
    expect(await jobs()).toEqual([{ due_at: new Date(first) }, { due_at: new Date(second) }]);
    await world.runAt(new Date(Date.parse(first) - 1).toISOString());
    expect(charged).toEqual([]);
    await world.runAt(first);
    expect(charged).toEqual([token]);
    await world.runAt(second);
    expect(charged).toEqual([token, token]);
    expect(world.taken().map(({ amount }) => amount)).toEqual([3_200, 9_600, 3_200]);
  },
);
