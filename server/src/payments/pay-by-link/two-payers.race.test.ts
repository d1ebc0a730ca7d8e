import type { PaymentAttemptId, ReservationId } from '@portico/domain/ids';
import { outstandingMinor } from '@portico/domain/payment/outstanding';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { readInvoiceSums } from '../invoice/invoice-sums.store.ts';
import { insertAttempt } from '../attempts/payment-ledger.store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/ids.ts';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildInvoiceHotel, buildIndividualInvoice } from '@portico/testing/booking/invoice-hotel';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PAYERS = 20;

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: buildInvoiceHotel(), database: { maxConnections: 20 } });
});
afterAll(() => world.close());

const paid = () => world.acquired().filter(({ status }) => status === 'paid').length;

/** All at once, each with a link of its own. */
async function payAtOnce(invoice: Parameters<World['desk']['linkToPay']>[0], amount: number) {
  const links = [];
  for (let payer = 0; payer < PAYERS; payer++) links.push(await world.desk.linkToPay(invoice));
  const answers = await Promise.all(
    links.map((link) => world.guest().payByLink(link, { AmountToPay: amount })),
  );
  return answers.map(({ body }) => body.RefusalCode ?? body.Status).sort();
}

test('of twenty simultaneous payers of one invoice one pays, and each other is refused', async () => {
  const before = paid();
  const statuses = await payAtOnce(await world.desk.invoice(), 120);
  const others = ['invoice.nothing-outstanding', 'invoice.payment-under-way'];
  expect(statuses.filter((each) => each === 'Confirmed')).toHaveLength(1);
  expect(statuses.filter((each) => each !== 'Confirmed' && !others.includes(each ?? ''))).toEqual([]);
  expect(paid() - before).toBe(1);
});

test('the control: payers who look at what is outstanding without the lock all pay', async () => {
  const { database } = world.db;
  const invoice = await world.desk.invoice();
  const { invoiceId, createdAt, currency } = invoice;
  let looking = PAYERS;
  let haveAllLooked: () => void = () => undefined;
  const allHaveLooked = new Promise<void>((resolve) => {
    haveAllLooked = resolve;
  });
  const pay = () =>
    inTransaction(database, async (tx) => {
      const sums = await readInvoiceSums(tx, invoice);
      looking -= 1;
      if (looking === 0) haveAllLooked();
      await allHaveLooked;
      if (outstandingMinor(sums) === 0 || sums.openMinor > 0) return;
      await insertAttempt(tx, {
        propertyId: PROPERTY,
        attemptId: newId<PaymentAttemptId>(),
        subject: { kind: 'invoice', invoiceId, reservationId: null },
        purpose: 'invoice',
        changeId: null,
        provider: 'sandbox',
        kind: 'charge',
        savedCard: null,
        money: { minor: invoice.grossMinor, currency },
        createdAt,
      });
    });
  await Promise.all(Array.from({ length: PAYERS }, pay));
  expect((await readInvoiceSums(database.kysely, invoice)).openMinor).toBe(PAYERS * invoice.grossMinor);
});

test('one request sent twenty times at once pays once, and answers the same', async () => {
  const before = paid();
  const link = await world.desk.linkToPay(await world.desk.invoice());
  const answers = await Promise.all(
    Array.from({ length: PAYERS }, () => world.guest().payByLink(link, {}, 'one-key')),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ Success: true, Status: 'Confirmed' });
  expect(paid() - before).toBe(1);
});

test('two invoices of one booking take together what it owes, and no third is written', async () => {
  const { body } = await world.book(buildIndividualInvoice());
  const row = await world.db.database.kysely
    .selectFrom('reservation')
    .select(['reservation_id', 'due_on_invoice'])
    .where('reference_number', '=', body.ReferenceNumber ?? '')
    .executeTakeFirstOrThrow();
  expect(row.due_on_invoice).toBe(16_000);
  const of = (minor: number, reservationId: ReservationId = row.reservation_id) => ({
    reservationId,
    lines: [{ text: 'Room', quantity: 1, unitMinor: minor, minor }],
  });
  const first = await world.desk.invoice(of(10_000));
  const second = await world.desk.invoice(of(6_000));
  await expect(world.desk.invoice(of(1))).rejects.toThrow('invoice.more-than-owed');
  const before = paid();
  const [one, two] = await Promise.all([world.desk.linkToPay(first), world.desk.linkToPay(second)]);
  const answers = await Promise.all([
    world.guest().payByLink(one, { AmountToPay: 100 }),
    world.guest().payByLink(two, { AmountToPay: 60 }),
  ]);
  // One may find the other under way, and pays after it.
  if (answers[0].body.Status === null) await world.guest().payByLink(one, { AmountToPay: 100 });
  if (answers[1].body.Status === null) await world.guest().payByLink(two, { AmountToPay: 60 });
  expect(paid() - before).toBe(2);
  expect((await world.guest().openPayLink(one)).body).toMatchObject({ Action: 'None', Paid: 100 });
  expect((await world.guest().openPayLink(two)).body).toMatchObject({ Action: 'None', Paid: 60 });
});
