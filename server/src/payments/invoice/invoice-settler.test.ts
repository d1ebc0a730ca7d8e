import type { InvoiceId, PaymentAttemptId, PayRequestId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import { openWorld, type World } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { writeTogether } from '../../platform/database/write-together.ts';
import { newConfirmationToken, newId } from '../../platform/ids.ts';
import { settlers } from '../../booking/settlers.ts';
import { insertAttempt, readAttempt } from '../attempts/payment-ledger.store.ts';
import { insertLinkPaymentWrite } from '../by-link/link-payment.store.ts';
import { insertPaymentRequest } from '../by-link/payment-request.store.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import { settle } from '../settle/settle.ts';
import type { Invoice } from './invoice.ts';
import { insertInvoice } from './invoice.store.ts';
import { readOutstanding } from './read-outstanding.ts';

let world: World;
let invoice: Invoice;
let paymentId: PayRequestId;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const { kysely } = world.db.database;
  const createdAt = world.deps.clock.now();
  invoice = {
    propertyId: PROPERTY,
    invoiceId: newId<InvoiceId>(),
    number: `Q-${newId()}`,
    description: 'Supper, six people.',
    lines: [{ text: 'Supper', quantity: 6, unitMinor: 2_000, minor: 12_000 }],
    grossMinor: 12_000,
    vatMinor: 2_000,
    vatRateMillipercent: 20_000,
    currency: 'GBP',
    billedTo: { name: 'Palm Grove Trading', email: 'desk@palmgrove.example' },
    reservationId: null,
    createdAt,
    cancelledAt: null,
  };
  expect(await insertInvoice(kysely, invoice)).toBe(true);
  paymentId = newId<PayRequestId>();
  const request = { propertyId: PROPERTY, paymentId, linkVersion: 1, createdAt, revokedAt: null };
  const { invoiceId } = invoice;
  await insertPaymentRequest(kysely, { ...request, action: 'pay', invoiceId, amountMinor: null });
});

/** An attempt to pay the full sum; Process would not let several run at once. */
async function begin(): Promise<PaymentAttemptId> {
  const attemptId = newId<PaymentAttemptId>();
  const { invoiceId, createdAt } = invoice;
  await inTransaction(world.db.database, async (tx) => {
    await insertAttempt(tx, {
      propertyId: PROPERTY,
      attemptId,
      subject: { kind: 'invoice', invoiceId, reservationId: null },
      purpose: 'invoice',
      changeId: null,
      provider: 'sandbox',
      kind: 'charge',
      savedCard: null,
      money: money(12_000, 'GBP'),
      createdAt,
    });
    const email = 'ada@example.com';
    const confirmationToken = newConfirmationToken();
    const payment = { propertyId: PROPERTY, attemptId, paymentId, confirmationToken, email };
    await writeTogether(tx, [insertLinkPaymentWrite(tx, payment, createdAt)]);
  });
  return attemptId;
}

async function deliver(attemptId: PaymentAttemptId, answer: PaymentAnswer) {
  const attempt = await readAttempt(world.db.database.kysely, { propertyId: PROPERTY, attemptId });
  if (attempt === undefined) throw new Error('no such attempt');
  return settle(world.deps, settlers[attempt.purpose], attempt, answer, 'later');
}

const paid = (minor = 12_000): PaymentAnswer => ({
  kind: 'paid',
  money: money(minor, 'GBP'),
  reference: 'at the acquirer',
  card: null,
  token: null,
});

const outstanding = () => readOutstanding(world.db.database.kysely, invoice);

const mailsOf = async (attemptId: PaymentAttemptId) => {
  const rows = await world.db.database.kysely.selectFrom('outbox').select(['kind', 'payload']).execute();
  return rows
    .filter(({ payload }) => JSON.stringify(payload).includes(attemptId))
    .map(({ kind }) => kind)
    .sort();
};

describe('what pays an invoice', () => {
  test('is receipted to its payer and reported to the hotel, once however often it arrives', async () => {
    const attemptId = await begin();
    await deliver(attemptId, paid());
    await deliver(attemptId, paid());
    await deliver(attemptId, { kind: 'cancelled' });
    expect(await outstanding()).toBe(0);
    expect(await mailsOf(attemptId)).toEqual(['hotel-invoice-paid', 'payer-receipt']);
  });

  test('and comes when nothing is outstanding is refunded', async () => {
    const [first, second] = [await begin(), await begin()];
    await deliver(second, { kind: 'cancelled' });
    await deliver(first, paid());
    const settled = await deliver(second, paid());
    expect(settled.refunded).toMatchObject({ reason: 'nothing-outstanding' });
    expect((await mailsOf(second)).toSorted()).toEqual(['hotel-invoice-alert', 'payer-not-paid']);
    expect(await outstanding()).toBe(0);
  });

  test('late is accepted where it is still owed', async () => {
    const attemptId = await begin();
    await deliver(attemptId, { kind: 'declined' });
    expect(await outstanding()).toBe(12_000);
    expect((await deliver(attemptId, paid())).refunded).toBeUndefined();
    expect(await outstanding()).toBe(0);
  });

  test('with another sum than requested is refunded', async () => {
    const attemptId = await begin();
    const settled = await deliver(attemptId, paid(11_000));
    expect(settled.refunded).toMatchObject({ reason: 'wrong-amount' });
    expect(await outstanding()).toBe(12_000);
  });

  test('of one that was cancelled meanwhile is given back', async () => {
    const attemptId = await begin();
    const { kysely } = world.db.database;
    await kysely
      .updateTable('invoice')
      .set({ cancelled_at: invoice.createdAt })
      .where('invoice_id', '=', invoice.invoiceId)
      .execute();
    expect((await deliver(attemptId, paid())).refunded).toMatchObject({ reason: 'nothing-outstanding' });
  });

  test('is decided by the bank at its own time', async () => {
    const attemptId = await begin();
    await deliver(attemptId, { kind: 'action-required', url: '/3ds/one' });
    expect(await deliver(attemptId, { kind: 'unknown' })).toMatchObject({
      status: 'action-required',
      actionUrl: '/3ds/one',
    });
    expect(await deliver(attemptId, { kind: 'declined' })).toMatchObject({
      status: 'declined',
      isDeclined: true,
    });
  });

  test('each mail about it can be composed', async () => {
    await world.runAt('2027-02-20T12:00:00Z');
    const { kysely } = world.db.database;
    const unsent = await kysely
      .selectFrom('outbox')
      .select(['kind', 'last_error'])
      .where('sent_at', 'is', null)
      .execute();
    // The acquirer was never charged, so it has nothing to refund.
    expect(unsent.filter(({ kind }) => kind !== 'refund')).toEqual([]);
  });
});
