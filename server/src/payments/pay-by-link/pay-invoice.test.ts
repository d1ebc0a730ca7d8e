import { linkCode } from '../../access/link-code.ts';
import { deliverLinkMail } from '../../mails/deliver-link-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { sendAllDue } from '../../platform/outbox/outbox-sender.ts';
import { makePayLink } from '../invoice/make-pay-link.ts';
import { revokePaymentRequest } from '../by-link/payment-request.store.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { recoverPayments } from '../settle/recover-payments.ts';
import { localDate } from '@portico/domain/calendar/local-date';
import type { PayRequestId, ReservationId } from '@portico/domain/ids';
import { approvedCard, declinedCard } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import type { LinkQuery } from '@portico/testing/booking/pay-link-body';
import { answerBank } from '@portico/testing/booking/questioned-booking';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { holdsNumber } from '@portico/testing/booking/find-card';
import { secrets } from '@portico/testing/portico/secrets';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const NOW = '2027-02-20T12:00:00Z';
const questionedCard = { ...approvedCard, CardNumber: '4000 0027 6000 3184' };

let world: World;
let isSilent = false;
let looked: number;
beforeAll(async () => {
  world = await openWorld({
    payments: (acquirer) => ({
      ...acquirer,
      lookUp: async (attempt) => {
        looked += 1;
        return isSilent ? { kind: 'unknown' } : acquirer.lookUp(attempt);
      },
      cancel: async (attempt) => (isSilent ? { kind: 'unknown' } : acquirer.cancel(attempt)),
    }),
  });
});
afterAll(() => world.close());
beforeEach(() => {
  isSilent = false;
  looked = 0;
  world.setNow(NOW);
});

const newLink = async () => world.desk.linkToPay(await world.desk.invoice());

const mails = async () => {
  const rows = await world.db.database.kysely
    .selectFrom('outbox')
    .select('kind')
    .where('sent_at', 'is', null)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('an invoice', () => {
  test('is not paid by an action without a payment, nor without the data that the bank may require', async () => {
    const link = await newLink();
    const none: object = { Action: 'None' };
    expect(await world.guest().payByLink(link, none)).toMatchObject({
      status: 400,
      body: { ModelState: { Action: [expect.any(String)] } },
    });
    expect(await world.guest().payByLink(link, { BrowserData: null })).toMatchObject({
      status: 400,
      body: { ModelState: { BrowserData: [expect.any(String)] } },
    });
    expect((await world.guest().openPayLink(link)).body).toMatchObject({
      Action: 'Pay',
      Paid: 0,
      AmountToPay: 120,
    });
  });

  test('is read by its link, paid once, and receipted', async () => {
    const invoice = await world.desk.invoice();
    const link = await world.desk.linkToPay(invoice);
    const read = await world.guest().openPayLink(link);
    expect(read.body).toMatchObject({
      Success: true,
      Type: 'Invoice',
      Action: 'Pay',
      Timestamp: '2027-02-20T12:00:00.000Z',
      InvoiceNumber: invoice.number,
      Description: 'Supper in the court, six people.',
      AmountToPay: 120,
      Email: 'desk@palmgrove.example',
      Currency: 'GBP',
      Lines: [{ Text: 'Set supper', Quantity: 6, UnitAmount: 20, Amount: 120 }],
      TotalAmount: 120,
      TotalVat: 20,
      VatRate: 20,
      Paid: 0,
      BilledTo: 'Palm Grove Trading',
      HowToPay: 'card',
      Booking: null,
    });
    await world.runAt(NOW);
    const { body } = await world.guest().payByLink(link, {}, 'first');
    expect(body).toMatchObject({ Success: true, Message: 'Payment processed', Status: 'Confirmed' });
    expect(await mails()).toEqual(['hotel-invoice-paid', 'payer-receipt']);
    const receipt = await world.guest().receipt(body.ConfirmationToken);
    expect(receipt.body).toMatchObject({
      Success: true,
      InvoiceNumber: invoice.number,
      Action: 'Pay',
      Type: 'Invoice',
      AmountToPay: 120,
      Currency: 'GBP',
      CardBrand: 'Visa',
      LastFour: '4242',
      Email: 'ada@example.com',
      PaidAt: '2027-02-20T12:00:00.000Z',
    });
    expect((await world.guest().paymentStatus(body.ConfirmationToken)).body).toMatchObject({
      Status: 'Confirmed',
    });
    const again = await world.guest().payByLink(link, {}, 'first');
    expect(again.body).toEqual(body);
    const called = world
      .acquired()
      .map(({ reference }) => `${invoice.number}-${reference.slice(-4).toUpperCase()}`);
    const { TransactionReference } = receipt.body as { TransactionReference?: string };
    expect(called.filter((name) => name === TransactionReference)).toHaveLength(1);
  });

  test('that is paid shows that, and takes nothing more', async () => {
    const link = await newLink();
    await world.guest().payByLink(link);
    const nothing = {
      Message: 'There is no outstanding balance to pay on this invoice.',
      RefusalCode: 'invoice.nothing-outstanding',
    };
    expect((await world.guest().openPayLink(link)).body).toMatchObject({
      ...nothing,
      Success: true,
      Action: 'None',
      AmountToPay: 0,
      Paid: 120,
    });
    const taken = world.acquired().length;
    expect((await world.guest().payByLink(link)).body).toMatchObject({
      ...nothing,
      Success: false,
      Status: null,
    });
    expect(world.acquired()).toHaveLength(taken);
  });

  test('is paid in parts, each link its own', async () => {
    const invoice = await world.desk.invoice();
    const part = await world.desk.linkToPay(invoice, 5_000);
    const rest = await world.desk.linkToPay(invoice);
    expect((await world.guest().openPayLink(part)).body).toMatchObject({ AmountToPay: 50, TotalAmount: 120 });
    expect((await world.guest().payByLink(part, { AmountToPay: 50 })).body).toMatchObject({
      Status: 'Confirmed',
    });
    expect((await world.guest().openPayLink(part)).body).toMatchObject({ Action: 'None' });
    expect((await world.guest().openPayLink(rest)).body).toMatchObject({ AmountToPay: 70, Paid: 50 });
    const seen = await world.guest().payByLink(rest);
    expect(seen.body).toMatchObject({
      Success: false,
      RefusalCode: 'invoice.amount-changed',
      AmountToPay: 70,
    });
    expect((await world.guest().payByLink(rest, { AmountToPay: 70 })).body).toMatchObject({
      Status: 'Confirmed',
    });
  });

  test('is not paid by a card that is declined, and by another after it', async () => {
    const link = await newLink();
    const { body } = await world.guest().payByLink(link, { CardDetails: declinedCard }, 'try');
    expect(body).toMatchObject({
      Success: false,
      Status: 'Declined',
      RefusalCode: 'payment.declined',
      Message: 'The bank declined this card. Nothing has been charged; please try another card.',
    });
    expect((await world.guest().receipt(body.ConfirmationToken)).body).toMatchObject({
      Success: false,
      Message: body.Message,
      AmountToPay: 0,
      PaidAt: null,
    });
    expect((await world.guest().payByLink(link, { CardDetails: declinedCard }, 'try')).body).toEqual(body);
    const other = await world.guest().payByLink(link, { Email: 'grace@example.com' }, 'try');
    expect(other).toMatchObject({
      status: 422,
      body: {
        RefusalCode: 'idempotency.over',
        Message: 'An earlier attempt to pay this failed. Please try again.',
      },
    });
    expect((await world.guest().payByLink(link, {}, 'next')).body).toMatchObject({ Status: 'Confirmed' });
  });
});

describe('the bank’s question', () => {
  test('approved is paid, and no one else pays meanwhile', async () => {
    const invoice = await world.desk.invoice();
    const link = await world.desk.linkToPay(invoice);
    const processed = await world.guest().payByLink(link, { CardDetails: questionedCard });
    expect(processed.body).toMatchObject({ Success: true, Status: 'ActionRequired', RefusalCode: null });
    const token = processed.body.ConfirmationToken;
    expect(await world.guest().receipt(token)).toMatchObject({
      status: 400,
      body: { RefusalCode: 'transaction.not-finished' },
    });
    const others = await world.desk.linkToPay(invoice);
    expect((await world.guest().openPayLink(others)).body).toMatchObject({
      Action: 'Pay',
      PaymentUnderWay: true,
    });
    const second = await world.guest().payByLink(others);
    expect(second.body).toMatchObject({ Success: false, RefusalCode: 'invoice.payment-under-way' });
    await answerBank(processed.body.ActionUrl ?? '', 'approve');
    world.setNow('2027-02-20T12:00:05Z');
    expect((await world.guest().paymentStatus(token)).body).toMatchObject({
      Success: true,
      Status: 'Confirmed',
    });
    expect((await world.guest().openPayLink(others)).body).toMatchObject({
      Action: 'None',
      PaymentUnderWay: false,
    });
  });

  test('declined lets the next payer pay', async () => {
    const link = await newLink();
    const processed = await world.guest().payByLink(link, { CardDetails: questionedCard });
    await answerBank(processed.body.ActionUrl ?? '', 'decline');
    world.setNow('2027-02-20T12:00:05Z');
    expect((await world.guest().paymentStatus(processed.body.ConfirmationToken)).body).toMatchObject({
      Success: false,
      Status: 'Declined',
      RefusalCode: 'payment.declined',
    });
    expect((await world.guest().payByLink(link)).body).toMatchObject({ Status: 'Confirmed' });
  });

  test('that its payer gives up is voided there, and what comes late finds nothing to pay', async () => {
    const link = await newLink();
    const processed = await world.guest().payByLink(link, { CardDetails: questionedCard });
    const given = { PropertyId: PROPERTY, ReferenceNumber: processed.body.ConfirmationToken };
    expect((await world.guest().post('/api/PayByLink/Abandon', given)).body).toMatchObject({
      Success: false,
      Status: 'Expired',
      RefusalCode: 'payment.expired',
    });
    expect((await world.guest().payByLink(link)).body).toMatchObject({ Status: 'Confirmed' });
  });

  test('given up at a silent provider is polled once in two seconds, however often that is pressed', async () => {
    const processed = await world.guest().payByLink(await newLink(), { CardDetails: questionedCard });
    const given = { PropertyId: PROPERTY, ReferenceNumber: processed.body.ConfirmationToken };
    const giveUp = async () => (await world.guest().post('/api/PayByLink/Abandon', given)).body;
    isSilent = true;
    for (let press = 0; press < 3; press++)
      expect(await giveUp()).toMatchObject({ Status: 'ActionRequired' });
    expect(looked).toBe(1);
    isSilent = false;
    world.setNow('2027-02-20T12:00:02Z');
    expect(await giveUp()).toMatchObject({ Status: 'Expired' });
  });

  test('without an answer expires after 20 minutes, by recovery', async () => {
    const link = await newLink();
    const processed = await world.guest().payByLink(link, { CardDetails: questionedCard });
    world.setNow('2027-02-20T12:19:00Z');
    await recoverPayments(world.deps);
    expect((await world.guest().payByLink(link)).body).toMatchObject({
      RefusalCode: 'invoice.payment-under-way',
    });
    world.setNow('2027-02-20T12:20:00Z');
    await recoverPayments(world.deps);
    expect((await world.guest().paymentStatus(processed.body.ConfirmationToken)).body).toMatchObject({
      Status: 'Expired',
    });
    expect((await world.guest().openPayLink(link)).body).toMatchObject({ Action: 'Pay', AmountToPay: 120 });
  });

  test('answered after the page was closed arrives by a webhook', async () => {
    const link = await newLink();
    const processed = await world.guest().payByLink(link, { CardDetails: questionedCard });
    await answerBank(processed.body.ActionUrl ?? '', 'approve');
    const token = processed.body.ConfirmationToken;
    const row = await world.db.database.kysely
      .selectFrom('link_payment')
      .select('attempt_id')
      .where('confirmation_token', '=', token ?? '')
      .executeTakeFirstOrThrow();
    const notice = JSON.stringify({
      id: `evt-${token}`,
      type: 'attempt.updated',
      reference: `${PROPERTY}.${row.attempt_id}`,
    });
    expect((await world.notify(notice)).status).toBe(200);
    expect((await world.guest().openPayLink(link)).body).toMatchObject({ Action: 'None', Paid: 120 });
  });
});

describe('a link', () => {
  const flipped = (code: string) => `${code.slice(0, 20)}${code[20] === 'A' ? 'B' : 'A'}${code.slice(21)}`;
  const manageCode = () => {
    const booking = {
      propertyId: PROPERTY,
      reservationId: '0190aaaa-7b4e-7cc2-9d0a-0242ac120002' as ReservationId,
    };
    const link = { ...booking, linkVersion: 1, by: 'link' as const, openUntil: localDate('2027-12-31') };
    return linkCode(['a-secret-of-the-tests'], 'manage', link);
  };

  test.each<[string, (link: LinkQuery, other: LinkQuery) => Record<string, string>]>([
    ['with a flipped bit', ({ hash }) => ({ hash: flipped(hash) })],
    ['cut short', ({ hash }) => ({ hash: hash.slice(0, -1) })],
    ['of another purpose', () => ({ hash: manageCode() })],
    ['of another payment', (_link, { hash }) => ({ hash })],
    ['with another payment’s id', (_link, { paymentId }) => ({ paymentId })],
    ['with another invoice’s number', (_link, { invoiceNumber }) => ({ invoiceNumber })],
    ['that is to keep a card', () => ({ actionType: 'S' })],
  ])('%s is invalid, and the response says no more', async (_what, changed) => {
    const [link, other] = [await newLink(), await newLink()];
    const wrong = { ...link, ...changed(link, other) };
    const invalid = {
      status: 404,
      body: { Message: 'This link is invalid...', RefusalCode: 'link.invalid' },
    };
    expect(await world.guest().openPayLink(wrong)).toMatchObject(invalid);
    expect(await world.guest().payByLink(wrong)).toMatchObject(invalid);
  });

  test('that is revoked opens nothing', async () => {
    const link = await newLink();
    const key = { propertyId: PROPERTY, paymentId: link.paymentId as PayRequestId };
    expect(await revokePaymentRequest(world.db.database.kysely, key, new Date(NOW))).toBe(true);
    expect((await world.guest().openPayLink(link)).status).toBe(404);
    expect((await world.guest().payByLink(link)).status).toBe(404);
  });

  test('of another hotel opens nothing here', async () => {
    const { invoiceId, number } = await world.desk.invoice();
    const hotel = await world.deps.hotels.find(PROPERTY);
    if (hotel === undefined) throw new Error('no hotel');
    const requested = { number, action: 'pay', invoiceId, amountMinor: null } as const;
    const { kysely } = world.db.database;
    const made = await makePayLink(kysely, hotel, ['another-secret'], requested, new Date(NOW));
    const hash = made.path.split(/[/?]/)[5] ?? '';
    const query = {
      propertyId: '7',
      invoiceNumber: number,
      hash,
      actionType: 'P',
      paymentId: made.request.paymentId,
    };
    expect((await world.guest().openPayLink(query)).status).toBe(404);
    expect((await world.guest().openPayLink({ ...query, propertyId: '8' })).body).toMatchObject({
      RefusalCode: 'property.unknown',
    });
  });
});

describe('bad input', () => {
  test.each<[string, object, string]>([
    ['no e-mail', { Email: '' }, 'Email'],
    ['an e-mail that is none', { Email: 'ada' }, 'Email'],
    ['no card', { CardDetails: null }, 'CardDetails.CardNumber'],
    [
      'a card number that is none',
      { CardDetails: { ...approvedCard, CardNumber: '4242' } },
      'CardDetails.CardNumber',
    ],
    ['a card number in the e-mail', { Email: '4242424242424242' }, 'Email'],
    ['an amount below nothing', { AmountToPay: -1 }, 'AmountToPay'],
    ['an unknown field', { Discount: 1 }, 'Discount'],
  ])('with %s is refused at its field, and nothing is begun', async (_what, changes, field) => {
    const link = await newLink();
    const answer = await world.guest().payByLink(link, changes);
    expect(answer).toMatchObject({ status: 400, body: { RefusalCode: 'request.invalid' } });
    expect(Object.keys((answer.body as unknown as { ModelState: object }).ModelState)).toContain(field);
    expect((await world.guest().openPayLink(link)).body).toMatchObject({ Action: 'Pay' });
  });

  test.each([
    ['AAAAAAAAAAAAAAAAAAAAAA', 'transaction.unknown'],
    ['short', 'request.invalid'],
  ])('the token %s is refused as %s', async (token, RefusalCode) => {
    for (const answer of [await world.guest().paymentStatus(token), await world.guest().receipt(token)])
      expect(answer).toMatchObject({ status: 400, body: { RefusalCode } });
  });
});

test('a card number stands nowhere afterwards, whatever became of it', async () => {
  const numbers = ['4539578763621486', '4000000000000002', '4000002760003184'];
  const answers: string[] = [];
  for (const CardNumber of numbers) {
    const link = await newLink();
    const answer = await world.guest().payByLink(link, { CardDetails: { ...approvedCard, CardNumber } });
    answers.push(answer.text, (await world.guest().openPayLink(link)).text);
    answers.push(
      (
        await world
          .guest()
          .payByLink({ ...link, hash: 'no code' }, { CardDetails: { ...approvedCard, CardNumber } })
      ).text,
    );
  }
  const { kysely } = world.db.database;
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(kysely);
  const stored: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string | null }>`
      SELECT jsonb_agg(to_jsonb(t))::text AS text FROM ${sql.table(name)} AS t`.execute(kysely);
    stored.push(rows[0]?.text ?? '');
  }
  const everywhere = [...answers, ...stored, ...world.logLines];
  expect(everywhere.join('').length).toBeGreaterThan(10_000);
  for (const number of numbers) expect(everywhere.filter((text) => holdsNumber(text, number))).toEqual([]);
});

/** Subject and text of the mails that are due. */
async function letters(): Promise<string[]> {
  const sent: string[] = [];
  const { database, clock, hotels, log } = world.deps;
  const sendMail = async ({ subject, text }: Mail) => void sent.push(`${subject}\n${text}`);
  const mailDeps = { database, clock, hotels, sendMail, publicUrl: 'https://quay.example', secrets };
  await sendAllDue({ database, clock, log, deliver: (message) => deliverLinkMail(mailDeps, message) });
  return sent;
}

describe('a payment that its payer was asked to wait for', () => {
  const payQuestioned = async (card = questionedCard) => {
    await world.db.database.kysely
      .updateTable('outbox')
      .set({ sent_at: world.deps.clock.now() })
      .where('sent_at', 'is', null)
      .execute();
    const invoice = await world.desk.invoice();
    const { body } = await world
      .guest()
      .payByLink(await world.desk.linkToPay(invoice), { CardDetails: card });
    return { number: invoice.number, token: body.ConfirmationToken };
  };

  test('and that is never made is written about to its payer', async () => {
    const { number } = await payQuestioned();
    world.setNow('2027-02-20T12:30:00Z');
    await recoverPayments(world.deps);
    const [letter = '', ...others] = (await letters()).filter((each) => each.includes(number));
    expect(letter).toContain(`Not paid: £120.00, The Quay, invoice ${number}`);
    expect(letter).toContain('Your payment of £120.00 was not completed in time. Nothing was charged.');
    expect(others).toEqual([]);
  });

  test('sends no mail if its own page shows that the card was declined, or that it was given up', async () => {
    await payQuestioned(declinedCard);
    expect(await letters()).toEqual([]);
    const { token } = await payQuestioned();
    await world.guest().post('/api/PayByLink/Abandon', { PropertyId: PROPERTY, ReferenceNumber: token });
    expect(await letters()).toEqual([]);
  });
});

test('reconcile counts an invoice that is overpaid, or paid without its receipt, and agrees about all others', async () => {
  const { kysely } = world.db.database;
  expect((await reconcile(world.deps)).drift).toEqual([]);
  const invoice = await world.desk.invoice();
  await world.guest().payByLink(await world.desk.linkToPay(invoice));
  expect((await reconcile(world.deps)).drift).toEqual([]);
  const { invoiceId } = invoice;
  await kysely.updateTable('invoice').set({ gross: 11_000 }).where('invoice_id', '=', invoiceId).execute();
  await kysely
    .deleteFrom('outbox')
    .where('kind', '=', 'payer-receipt')
    .where(
      sql<boolean>`payload->>'attemptId' IN (
      SELECT attempt_id::text FROM payment_attempt WHERE invoice_id = ${invoiceId})`,
    )
    .execute();
  expect((await reconcile(world.deps)).drift).toEqual([
    {
      kind: 'invoice-overpaid',
      about: `quay, invoice ${invoice.number}`,
      found: '120.00 GBP kept',
      expected: 'at most 110.00 GBP',
    },
    {
      kind: 'mails',
      about: `quay, invoice ${invoice.number}`,
      found: '0 receipts, 1 to the hotel',
      expected: '1 of each',
    },
  ]);
});
