import type { AnswerAt, Guest } from '@portico/testing/world/guest';
import type { PaymentAttemptId } from '@portico/domain/ids';
import { openWorld, type World } from '@portico/testing/world/world';
import { withAccounts } from '@portico/testing/account/registration';
import { approvedCard, browserData, declinedCard } from '@portico/testing/booking/booking-body';
import { hotelDeclines } from '@portico/testing/world/books';
import { answerBank } from '@portico/testing/booking/questioned-booking';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referenceOf } from '../payments/attempt-reference.ts';
import { reconcile } from '../operations/reconcile/reconcile.ts';

const waits: number[] = [];
const lookedUp: string[] = [];
let world: World;
let ada: Guest;
let number = 0;
beforeAll(async () => {
  world = await openWorld({
    hotel: withAccounts(),
    limits: { declinesPerAddress: 4, cardsPerAccount: 4 },
    payments: (acquirer) => ({
      ...acquirer,
      lookUp: (attempt) => {
        lookedUp.push(attempt.attemptId);
        return acquirer.lookUp(attempt);
      },
    }),
    delay: async (milliseconds) => void waits.push(milliseconds),
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await world.member(`guest${(number += 1)}@example.org`);
  await world.db.database.kysely.deleteFrom('rate_limit').execute();
});

const add = (CardDetails: object | null = approvedCard, browser = ada) =>
  browser.post('/api/Account/Cards/Add', { PropertyId: PROPERTY, CardDetails, BrowserData: browserData });
const statusOf = (cardRequestId: unknown, browser = ada) =>
  browser.get('/api/Account/Cards/Status', {
    propertyId: String(PROPERTY),
    cardRequestId: String(cardRequestId),
  });
const remove = (CreditCardId: unknown, browser = ada) =>
  browser.post('/api/Account/Cards/Remove', { PropertyId: PROPERTY, CreditCardId });

const challengedCard = { ...approvedCard, CardNumber: '4000 0027 6000 3184' };
const firstCard = ({ body }: AnswerAt<'/api/Account/Cards/Add'>) => body.CreditCards[0]?.CreditCardId;

describe('a guest', () => {
  test('adds a card without a booking, sees its brand, its end and its expiry, and takes it away', async () => {
    const added = await add();
    expect(added.body).toMatchObject({
      Success: true,
      Message: 'Card saved',
      Status: 'Added',
      CreditCards: [{ Name: 'Visa', LastFour: '4242', ExpiryMonth: 12, ExpiryYear: 2029 }],
    });
    expect(world.acquired().at(-1)).toMatchObject({ status: 'stored' });
    const removed = await remove(firstCard(added));
    expect(removed.body).toMatchObject({ Success: true, Message: 'Card removed', CreditCards: [] });
    expect((await remove(firstCard(added))).status).toBe(404);
  });

  test('answers the bank’s challenge, and then has the card', async () => {
    const added = await add(challengedCard);
    expect(added.body).toMatchObject({ Status: 'ActionRequired', CreditCards: [] });
    const { CardRequestId, ActionUrl } = added.body;
    expect((await statusOf(CardRequestId)).body).toMatchObject({ Status: 'ActionRequired' });
    await answerBank(String(ActionUrl), 'approve');
    world.setNow('2027-02-20T12:00:02Z');
    await Promise.all([statusOf(CardRequestId), statusOf(CardRequestId)]);
    const { body } = await statusOf(CardRequestId);
    expect(body).toMatchObject({ Status: 'Added', CreditCards: [{ LastFour: '3184' }] });
    expect(body['CreditCards']).toHaveLength(1);
    world.setNow('2027-02-20T12:00:00Z');
  });

  test('keeps at most the cards allowed per account, including those that wait for the bank', async () => {
    const first = await add();
    const others = await Promise.all([1, 2, 3, 4].map(() => add(challengedCard)));
    const statuses = others.map(({ body }) => body['Status']);
    expect(statuses.sort()).toEqual(['ActionRequired', 'ActionRequired', 'ActionRequired', 'Declined']);
    const chargesBefore = world.acquired().length;
    expect((await add()).body).toMatchObject({
      Success: false,
      RefusalCode: 'account.too-many-cards',
      Message: 'This account has as many cards as it can save. Remove one to add another.',
      CreditCards: [{ LastFour: '4242' }],
    });
    expect(world.acquired()).toHaveLength(chargesBefore);
    await remove(firstCard(first));
    expect((await add()).body).toMatchObject({ Status: 'Added' });
  });

  test('polls the provider about a card once in two seconds, however many pages poll', async () => {
    const added = await add(challengedCard);
    const lookUps = () => lookedUp.filter((attemptId) => attemptId === added.body['CardRequestId']).length;
    const look = () => statusOf(added.body['CardRequestId']);
    for (const { body } of await Promise.all(Array.from({ length: 20 }, look)))
      expect(body).toMatchObject({ Status: 'ActionRequired', ActionUrl: added.body['ActionUrl'] });
    expect(lookUps()).toBe(1);
    world.setNow('2027-02-20T12:00:02Z');
    await look();
    expect(lookUps()).toBe(2);
    world.setNow('2027-02-20T12:00:00Z');
  });

  test('has it too if the guest never returns from the bank: a webhook reports it', async () => {
    const added = await add(challengedCard);
    await answerBank(String(added.body['ActionUrl']), 'approve');
    const attemptId = String(added.body['CardRequestId']) as PaymentAttemptId;
    const reference = referenceOf({ propertyId: PROPERTY, attemptId });
    const event = { id: `evt-${number}`, type: 'attempt.updated', reference };
    await world.notify(JSON.stringify(event));
    const user = await ada.account();
    expect(user.body['CreditCards']).toMatchObject([{ LastFour: '3184' }]);
  });

  test('learns of a declined card, which is not saved; each decline is answered later than the one before', async () => {
    for (let card = 0; card < 4; card++)
      expect((await add(declinedCard)).body).toMatchObject({
        Success: false,
        Status: 'Declined',
        RefusalCode: 'account.card-declined',
        CreditCards: [],
      });
    expect(waits).toEqual([1_000, 2_000]);
    expect(await hotelDeclines(world)).toBe(4);
    expect(await add()).toMatchObject({ status: 429, body: { RefusalCode: 'request.too-many' } });
  });

  test('counts a card with a bank challenge, which reveals as much to a thief as a booking would', async () => {
    for (let card = 0; card < 4; card++)
      expect((await add(challengedCard)).body).toMatchObject({ Status: 'ActionRequired' });
    expect(await add(challengedCard)).toMatchObject({
      status: 429,
      body: { RefusalCode: 'request.too-many' },
    });
    expect(await hotelDeclines(world)).toBe(0);
  });

  test('gets the error of an invalid number at its field', async () => {
    const { status, body } = await add({ ...approvedCard, CardNumber: '4242 4242 4242 4243' });
    expect(status).toBe(400);
    expect(body['ModelState']).toEqual({
      'CardDetails.CardNumber': ['Check the card number: one digit seems to be wrong'],
    });
    expect((await add(null)).status).toBe(400);
  });
});

test('no other guest sees or removes a card', async () => {
  const added = await add();
  const stranger = await world.member(`stranger${number}@example.org`);
  expect(await statusOf(added.body['CardRequestId'], stranger)).toMatchObject({
    status: 404,
    body: { RefusalCode: 'account.card-unknown' },
  });
  expect((await remove(firstCard(added), stranger)).status).toBe(404);
  expect((await remove(firstCard(added), world.guest())).status).toBe(401);
  expect((await ada.account()).body['CreditCards']).toHaveLength(1);
});

test('no number of a card stands in the database or in the log, and the books of the provider agree', async () => {
  await add();
  const { kysely } = world.db.database;
  const rows = [
    await kysely.selectFrom('account_card').selectAll().execute(),
    await kysely.selectFrom('account_card_request').selectAll().execute(),
  ];
  const stored = JSON.stringify(rows) + world.logLines.join('');
  expect(stored).not.toMatch(/4242 ?4242/);
  const books = await reconcile(world.deps);
  expect(books.drift).toEqual([]);
});
