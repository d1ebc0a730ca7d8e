import { secrets } from '@portico/testing/portico/secrets';
import { confirmationResponseSchema } from '@portico/contract/calls/reservation-read';
import { buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import {
  buildCompanyInvoice,
  buildIndividualInvoice,
  buildInvoiceHotel,
  corporateRoom,
  FREIGHT,
  QUIET,
  saverRoom,
} from '@portico/testing/booking/invoice-hotel';
import {
  BREAKFAST,
  buildCompany,
  buildRatePlan,
  FIRST_NIGHT,
  FLEXIBLE,
  LAST_NIGHT,
  saver,
} from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliverBookingMail } from '../../mails/deliver-booking-mail.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { sendAllDue } from '../../platform/outbox/outbox-sender.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ hotel: buildInvoiceHotel() });
});
afterEach(() => world.close());

const bookings = () => world.db.database.kysely.selectFrom('reservation').selectAll().execute();

async function confirmationOf(body: unknown) {
  const { body: created } = await world.book(body);
  const query = { propertyId: '7', referenceNumber: String(created.ConfirmationToken) };
  return confirmationResponseSchema.parse(
    (await world.guest().get('/api/Reservation/Confirmation', query)).body,
  );
}

/** By recipient. */
async function mails(): Promise<ReadonlyMap<string, Mail>> {
  const { database, hotels, clock, log } = world.deps;
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => void sent.push(mail);
  const deps = { database, clock, hotels, sendMail, publicUrl: 'https://book.example', secrets };
  await sendAllDue({ database, clock, log, deliver: (message) => deliverBookingMail(deps, message) });
  return new Map(sent.map((mail) => [mail.to.address, mail]));
}

describe('a booking on the guest’s own invoice', () => {
  test('is confirmed at once, sells its nights and does not call the payment provider', async () => {
    const { body } = await world.book(buildIndividualInvoice());
    expect(body).toMatchObject({ Success: true, Status: 'Confirmed', ActionUrl: null, RefusalCode: null });
    expect(world.acquired()).toEqual([]);
    expect(await bookedOn(world, '2027-03-03')).toEqual({ sold: 1, held: 0 });
    expect(await bookedOn(world, '2027-03-05')).toEqual({ sold: 0, held: 0 });
    expect(await bookings()).toMatchObject([
      {
        status: 'confirmed',
        payment_type: 'individual-invoice',
        due_now: 0,
        due_later: [],
        due_at_hotel: 0,
        due_on_invoice: 16_000,
        company: null,
        hold_ends_at: null,
      },
    ]);
  });

  test('states on its confirmation what is owed, and in its mails who is sent the invoice', async () => {
    expect(await confirmationOf(buildIndividualInvoice())).toMatchObject({
      PaymentType: 1,
      TotalCost: 160,
      TotalPayment: 0,
      Paid: 0,
      DueNow: 0,
      DueLater: [],
      DueAtHotel: 0,
      DueOnInvoice: 160,
      Company: null,
      Rooms: [{ TotalPayment: 0, TotalCost: 160 }],
    });
    const sent = await mails();
    expect([...sent.keys()].sort()).toEqual(['ada@example.com', 'desk@quay.example']);
    for (const part of ['html', 'text'] as const) {
      expect(sent.get('ada@example.com')?.[part]).toContain('On the invoice to Ada Lovelace');
      expect(sent.get('ada@example.com')?.[part]).not.toContain('To pay at the hotel');
      expect(sent.get('desk@quay.example')?.[part]).toContain('Send the invoice to');
      expect(sent.get('desk@quay.example')?.[part]).toContain('Ada Lovelace, ada@example.com');
    }
    expect(sent.get('ada@example.com')?.text).toContain('On the invoice to Ada Lovelace: £160.00');
  });
});

describe('a booking on a company’s invoice', () => {
  test('sends the company’s billing contact who booked, for what sum and with which PO number', async () => {
    await world.book(buildCompanyInvoice());
    const sent = await mails();
    const toCompany = sent.get('accounts@freight.example');
    expect(toCompany?.to.name).toBe('Ben Bold');
    expect(toCompany?.replyTo).toBe('desk@quay.example');
    expect(toCompany?.subject).toMatch(
      /^On your invoice: PO number PO-104233, The Quay, reservation \w{10}$/,
    );
    for (const part of ['html', 'text'] as const) {
      expect(toCompany?.[part]).toContain(
        'Ada Lovelace has booked with us for Marram Freight, with the PO number PO-104233.',
      );
      expect(toCompany?.[part]).toContain('£160.00');
      expect(toCompany?.[part]).toMatch(
        /Reservation \w{10} is from Wednesday 3rd March 2027 to Friday 5th March 2027/,
      );
      // The link opens the booking, which belongs to the guest.
      expect(toCompany?.[part]).not.toMatch(/Confirmation\/|ada@example\.com|St James/);
    }
    const line = 'On the invoice to Marram Freight, PO number PO-104233: £160.00';
    expect(sent.get('ada@example.com')?.text).toContain(line);
    expect(sent.get('desk@quay.example')?.text).toContain(
      'Marram Freight (account 51), PO number PO-104233, Ben Bold, accounts@freight.example',
    );
    expect(sent.size).toBe(3);
  });

  test('keeps the company as it was, whatever a later file contains', async () => {
    const { body } = await world.book(buildCompanyInvoice());
    const renamed = buildCompany({ name: 'Marram Shipping', optedIn: false });
    const other = buildCompany({ id: 53, name: 'Other' });
    await insertHotel(world.db.database, buildInvoiceHotel({ companies: [renamed, other] }));
    const query = { propertyId: '7', referenceNumber: String(body.ConfirmationToken) };
    expect((await world.guest().get('/api/Reservation/Confirmation', query)).body).toMatchObject({
      PaymentType: 3,
      Company: { AccountId: FREIGHT, Name: 'Marram Freight', PONumber: 'PO-104233' },
      DueOnInvoice: 160,
    });
    expect((await mails()).get('accounts@freight.example')?.text).toContain('for Marram Freight,');
  });

  test('may be of a rate that is sold no other way, where nothing is due now', async () => {
    const Rooms = [buildRoom(corporateRoom)];
    const { body } = await world.book(buildCompanyInvoice({ Rooms, RatePlanCode: 'corp' }));
    expect(body.Status).toBe('Confirmed');
    expect(await bookings()).toMatchObject([{ due_on_invoice: 18_000, due_at_hotel: 0 }]);
  });

  test('plans no charge, whatever its rate’s policy', async () => {
    const payment = [
      { automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 30 } as const,
      { automaticPaymentType: 'DaysBeforeArrival', percentageToCharge: 50, daysBeforeArrival: 2 } as const,
    ];
    const ratePlans = [buildRatePlan(), buildRatePlan({ ...saver, payment, allowCompanyInvoice: true })];
    await insertHotel(world.db.database, buildInvoiceHotel({ ratePlans }));
    expect((await world.book(buildCompanyInvoice())).body.Status).toBe('Confirmed');
    expect((await world.book(buildIndividualInvoice())).body.Status).toBe('Confirmed');
    const { kysely } = world.db.database;
    expect(await kysely.selectFrom('payment_attempt').selectAll().execute()).toEqual([]);
    const kinds = await kysely.selectFrom('outbox').select('kind').distinct().orderBy('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'company-booking',
      'guest-confirmation',
      'hotel-notification',
    ]);
    expect((await bookings()).map((row) => row.due_on_invoice)).toEqual([16_000, 16_000]);
  });

  test('needs no payment provider', async () => {
    await world.close();
    world = await openWorld({ hotel: buildInvoiceHotel(), payments: undefined });
    expect((await world.book(buildCompanyInvoice())).body.Status).toBe('Confirmed');
  });
});

describe('beside an invoice', () => {
  const Rooms = [
    buildRoom({
      TotalCost: 168,
      Services: [{ ServiceId: BREAKFAST, Quantity: 1 }],
      Promotion: { PromotionId: 41 as never },
    }),
  ];
  const rich = { Rooms, PromoCode: 'SPRING10' };

  test('extras and promotions are on it', async () => {
    expect(await confirmationOf(buildCompanyInvoice(rich))).toMatchObject({
      TotalCost: 168,
      TotalServicesCost: 24,
      DueOnInvoice: 168,
      DueAtHotel: 0,
    });
  });

  test('a voucher pays its part, and the rest is on the invoice', async () => {
    const voucher = { HopGiftVoucherCode: 'GIFT-100', HopGiftDiscountAmount: 100 };
    expect(await confirmationOf(buildCompanyInvoice({ ...rich, ...voucher }))).toMatchObject({
      HopGiftDiscountAmount: 100,
      DueOnInvoice: 68,
      PaymentType: 3,
    });
  });

  test('a voucher that pays everything makes it paid by voucher, and no company is required', async () => {
    const giftVouchers = [{ code: 'GIFT-500', kind: 'money', balance: 500 } as const];
    await insertHotel(world.db.database, buildInvoiceHotel({ giftVouchers }));
    const voucher = { HopGiftVoucherCode: 'GIFT-500', HopGiftDiscountAmount: 160 };
    const body = buildCompanyInvoice({ ...voucher, AccountId: null, PONumber: null });
    expect(await confirmationOf(body)).toMatchObject({ PaymentType: 2, DueOnInvoice: 0, Company: null });
    expect((await mails()).size).toBe(2);
  });
});

describe('not booked on an invoice is', () => {
  const flexible = { Rooms: [buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 200 })] };
  const corporate = { Rooms: [buildRoom(corporateRoom)], RatePlanCode: 'CORP' };
  const mixed = {
    Rooms: [buildRoom(corporateRoom), buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 200 })],
    RatePlanCode: 'CORP',
  };

  test.each([
    ['a guest’s own, where nothing is due now', buildIndividualInvoice(flexible), 'payment.type-not-offered'],
    [
      'a company’s, of a rate that does not allow it',
      buildCompanyInvoice(flexible),
      'payment.type-not-offered',
    ],
    [
      'a rate for companies only, on the guest’s own',
      buildIndividualInvoice(corporate),
      'payment.type-not-offered',
    ],
    [
      'a rate for companies only, by card',
      buildBooking({ ...corporate, PaymentAmount: 0 }),
      'payment.type-not-offered',
    ],
    [
      'a rate for companies only, by nothing',
      buildBooking({ ...corporate, PaymentAmount: 0, PaymentType: null, CardDetails: null }),
      'payment.type-not-offered',
    ],
    [
      'a rate for companies only beside one that is not for them',
      buildCompanyInvoice(mixed),
      'payment.rates-do-not-mix',
    ],
    [
      'the same by nothing',
      buildBooking({ ...mixed, PaymentAmount: 0, PaymentType: null, CardDetails: null }),
      'payment.rates-do-not-mix',
    ],
    ['a sum that is to be paid now', buildIndividualInvoice({ PaymentAmount: 160 }), 'quote.price-changed'],
  ])('%s', async (_what, body, code) => {
    const { status, body: answer } = await world.book(body);
    expect({ status, code: answer.RefusalCode }).toEqual({ status: 200, code });
    expect(answer).toMatchObject({ Success: false, Message: expect.stringMatching(/\w+/) as string });
    expect(await bookings()).toEqual([]);
    expect(await bookedOn(world, '2027-03-03')).toEqual({ sold: 0, held: 0 });
  });

  test('anybody’s own, where only guests with an account may choose', async () => {
    const settings = { anyoneMayChoosePaymentMethod: false };
    await insertHotel(world.db.database, buildInvoiceHotel({ settings }));
    expect((await world.book(buildIndividualInvoice())).body.RefusalCode).toBe('payment.type-not-offered');
  });

  test('another price than the guest saw, which is returned with what is due now', async () => {
    const Rooms = [buildRoom({ ...saverRoom, TotalCost: 150 })];
    expect((await world.book(buildCompanyInvoice({ Rooms }))).body).toMatchObject({
      RefusalCode: 'quote.price-changed',
      TotalCost: 160,
      PaymentAmount: 0,
    });
  });
});

const company = 'We cannot find this company any more. Choose another one';
const otherPo = 'Check the PO number: it is not one of those this hotel takes';

test.each<[string, object, Record<string, string[]>]>([
  ['no company', { AccountId: null }, { AccountId: ['Choose a company'] }],
  ['one the hotel does not have', { AccountId: 999 }, { AccountId: [company] }],
  ['one that has not opted in', { AccountId: QUIET }, { AccountId: [company] }],
  ['no PO number', { PONumber: null }, { PONumber: ['PO number is required'] }],
  ['a blank one', { PONumber: '   ' }, { PONumber: ['PO number is required'] }],
  ['another hotel’s', { PONumber: '104233' }, { PONumber: [otherPo] }],
  [
    'one with a line more',
    { PONumber: 'PO-104233\nBcc: all' },
    { PONumber: ['PO number has a character we cannot use. Type it again on one line'] },
  ],
  [
    'a web address',
    { PONumber: 'www.example.com' },
    {
      PONumber: ['PO number looks like a web address. Leave it out, or put a space after the dot of a name'],
    },
  ],
  [
    'neither',
    { AccountId: null, PONumber: '' },
    { AccountId: ['Choose a company'], PONumber: ['PO number is required'] },
  ],
])('a company’s invoice with %s is a fault of its field', async (_what, given, faults) => {
  const { status, body } = await world.book(buildCompanyInvoice(given));
  expect(status).toBe(400);
  expect(body).toMatchObject({ RefusalCode: 'request.invalid' });
  expect((body as unknown as { ModelState: object }).ModelState).toEqual(faults);
  expect(await bookings()).toEqual([]);
});

test.each<[string, unknown[]]>([
  ['AccountId', [0, -1, 1.5, 2 ** 31, 1e308, '51', true, [], {}]],
  [
    'PONumber',
    [7, true, [], {}, 'x'.repeat(51), '4242 4242 4242 4242', 'PO\u0000', '\ud800', '\u202ePO-104233'],
  ],
])('whatever stands in %s of a company’s invoice, the answer is a fault of it', async (field, values) => {
  for (const value of values) {
    const { status, body, text } = await world.book(buildCompanyInvoice({ [field]: value }));
    const name = JSON.stringify(value);
    expect(status, name).toBe(400);
    expect(Object.keys((body as unknown as { ModelState: object }).ModelState), name).toEqual([field]);
    expect(text, name).not.toContain('4242');
  }
});

test('an order by invoice that is sent twice books once, and writes once to each', async () => {
  const [first, second] = await Promise.all([
    world.book(buildCompanyInvoice(), 'one'),
    world.book(buildCompanyInvoice(), 'one'),
  ]);
  const third = await world.book(buildCompanyInvoice(), 'one');
  expect(second.body).toEqual(first.body);
  expect(third.body).toEqual(first.body);
  expect(await bookings()).toHaveLength(1);
  expect((await mails()).size).toBe(3);
  const another = await world.book(buildCompanyInvoice({ PONumber: 'PO-104234' }), 'one');
  expect(another).toMatchObject({ status: 422, body: { RefusalCode: 'idempotency.reused' } });
});

test('of many who book the last room on invoices at once one gets it', async () => {
  await world.close();
  const allotments = [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 1 }];
  world = await openWorld({ hotel: buildInvoiceHotel({ allotments }) });
  const orders = Array.from({ length: 40 }, (_, index) =>
    world.book(index % 2 === 0 ? buildCompanyInvoice() : buildIndividualInvoice()),
  );
  const codes = (await Promise.all(orders)).map(({ body }) => body.RefusalCode ?? body.Status);
  expect(codes.filter((code) => code === 'Confirmed')).toHaveLength(1);
  expect(codes.filter((code) => code === 'basket.no-room-left')).toHaveLength(39);
  expect(await bookedOn(world, '2027-03-03')).toEqual({ sold: 1, held: 0 });
  expect((await reconcile(world.deps)).drift).toEqual([]);
});

test('a company is written to of so many bookings in an hour, of the next an hour later, and none is refused', async () => {
  await world.close();
  world = await openWorld({ hotel: buildInvoiceHotel(), limits: { mailsPerCompany: 1 } });
  const refused = await world.book(buildCompanyInvoice({ PONumber: '7' }));
  expect(refused.status).toBe(400);
  expect((await world.book(buildCompanyInvoice())).body.Status).toBe('Confirmed');
  expect((await world.book(buildCompanyInvoice())).body.Status).toBe('Confirmed');
  const written = () =>
    world.db.database.kysely.selectFrom('outbox').select(['due_at', 'created_at']).orderBy('due_at');
  const toCompany = await written().where('kind', '=', 'company-booking').execute();
  expect(toCompany.map((mail) => mail.due_at.getTime() - mail.created_at.getTime())).toEqual([0, 3_600_000]);
  const others = await written().where('kind', '!=', 'company-booking').execute();
  expect(others.map((mail) => mail.due_at.getTime() - mail.created_at.getTime())).toEqual([0, 0, 0, 0]);
});

test('the nights of unpaid rooms are counted too, so that long stays do not sell out a hotel', async () => {
  await world.close();
  world = await openWorld({ hotel: buildInvoiceHotel(), limits: { unpaidNightsPerAddress: 5 } });
  expect((await world.book(buildIndividualInvoice())).body.Status).toBe('Confirmed');
  expect((await world.book(buildIndividualInvoice())).body.Status).toBe('Confirmed');
  const third = await world.book(buildIndividualInvoice());
  expect(third).toMatchObject({ status: 429, body: { RefusalCode: 'request.too-many' } });
  expect(third.body.Message).toMatch(/^Many rooms were booked from where you are/);
  expect(await bookedOn(world, '2027-03-03')).toEqual({ sold: 2, held: 0 });
});

test('one address books so many rooms on invoices in a day, however many come at once, and by card as ever', async () => {
  await world.close();
  const allotments = [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 6 }];
  world = await openWorld({
    hotel: buildInvoiceHotel({ allotments }),
    limits: { unpaidRoomsPerAddress: 4 },
  });
  const Rooms = [buildRoom(), buildRoom()];
  const orders = Array.from({ length: 3 }, (_, index) =>
    world.book(
      index === 0
        ? buildCompanyInvoice({ Rooms: [buildRoom(saverRoom), buildRoom(saverRoom)] })
        : buildIndividualInvoice({ Rooms }),
    ),
  );
  const answers = await Promise.all(orders);
  expect(answers.filter(({ body }) => body.Status === 'Confirmed')).toHaveLength(2);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '43200' },
    body: {
      RefusalCode: 'request.too-many',
      Message: expect.stringMatching(
        /^Many rooms were booked from where you are .* in 12 hours, or call us on \+/,
      ),
    },
  });
  expect(await world.limitsMet()).toEqual({ 'unpaid-rooms-per-address': 1 });
  expect(await bookedOn(world, '2027-03-03')).toEqual({ sold: 4, held: 0 });
  expect((await world.book(buildBooking())).body.Status).toBe('Confirmed');
});

describe('reconciliation', () => {
  const run = async () => reconcile(world.deps);
  const head = () => world.db.database.kysely.updateTable('reservation');

  test('sums up what is on invoices, and that it is owed is no drift', async () => {
    await world.book(buildCompanyInvoice());
    await world.book(buildIndividualInvoice());
    expect(await run()).toMatchObject({
      drift: [],
      invoiced: [{ currency: 'GBP', bookings: 2, invoicedMinor: 32_000, owedMinor: 32_000 }],
    });
  });

  test('names a company that was not written to, and sums that are not the price', async () => {
    await world.book(buildCompanyInvoice());
    await world.db.database.kysely.deleteFrom('outbox').where('kind', '=', 'company-booking').execute();
    expect((await run()).drift).toMatchObject([
      { kind: 'mails', found: '1 to the guest, 1 to the hotel, 0 to the company' },
    ]);
    await head().set({ due_on_invoice: 15_999 }).execute();
    expect((await run()).drift).toMatchObject([
      { kind: 'mails' },
      { kind: 'due-sums', found: '159.99 GBP due in all', expected: '160.00 GBP' },
    ]);
  });
});
