import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { readReservation } from '@portico/server/reservation/read-reservation.store';
import type { BookedReservation } from '@portico/server/reservation/booked-reservation';
import { standInAccount } from '@portico/server/payments/providers/open-accounts';
import { paystackDeclaration } from '@portico/server/payments/providers/paystack/declaration';
import type { PropertyId } from '@portico/domain/ids';
import { paymentMethods } from '@portico/domain/payment/payment-methods';
import { keysOf, tableOf } from '@portico/domain/record';
import type { Hotel } from '@portico/web/shared/hotel/hotel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaystackStandIn, PAYSTACK_SECRET, type PaystackStandIn } from '../booking/paystack-stand-in.ts';
import { insertHotel } from '../database/insert-hotel.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { fetchHotel } from '../penny/fetch.ts';
import { sumsByHand } from '../penny/by-hand.ts';
import {
  basketOf,
  book,
  paidByAny,
  tamper,
  type BookedBasket,
  type TriedCopy,
} from '../penny/book-baskets.ts';
import { expectSumsInMails } from '../penny/expect-mails.ts';
import { voucherCode } from '../penny/random-additions.ts';
import { randomLink } from '../penny/random-link.ts';
import { regionalHotel } from '../penny/regional-hotel.ts';
import { randomPropertyFile } from '../penny/random-property-file.ts';
import { NIGHTS } from '../penny/random-terms.ts';
import { chance, oneOf, seededRandom } from '../penny/random.ts';
import { sumsOfBasket, sumsOfConfirmation, sumsOfStored } from '../penny/sums.ts';
import { shiftedClock, STARTED_AT } from '../portico/shifted-clock.ts';
import { startPortico, type RunningPortico } from '../portico/start-portico.ts';
import { runsOf } from '../random-runs.ts';

/** The same hotels and baskets in each run. */
const SEED = 20_271_121;
const HOTELS = 20;
const BASKETS = runsOf(1_000, 8);
/** Every tenth is tampered with before booking. */
const TAMPERED = 10;
/** Far below the server's concurrency. */
const AT_ONCE = 4;

let db: TestDatabase;
let portico: RunningPortico;
let paystack: PaystackStandIn;
const files = new Map<string, PropertyFile>();
const booked: BookedBasket[] = [];
const tried: TriedCopy[] = [];
const stored = new Map<string, BookedReservation | undefined>();

beforeAll(async () => {
  db = await createTestDatabase();
  const clock = shiftedClock(Date.now());
  paystack = await openPaystackStandIn(() => clock.now());
  portico = await startPortico(db.url, {
    trustedProxies: ['127.0.0.1'],
    accounts: {
      all: [standInAccount(paystackDeclaration, { url: paystack.url, secret: PAYSTACK_SECRET })],
    },
  });
  const hotels = await importHotels();
  const remaining = Array.from({ length: BASKETS }, (_, index) => index).reverse();
  const work = async () => {
    for (let index = remaining.pop(); index !== undefined; index = remaining.pop())
      await bookOne(hotels, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
});

afterAll(async () => {
  await portico?.close();
  await paystack?.close();
  await db?.drop();
});

async function importHotels(): Promise<Hotel[]> {
  const hotels: Hotel[] = [];
  for (let id = 1_001; id <= 1_000 + HOTELS; id += 1) {
    const file = regionalHotel(randomPropertyFile(seededRandom(SEED + id), id, Math.ceil(BASKETS / HOTELS)));
    await insertHotel(db.database, file, new Date(STARTED_AT));
    files.set(file.property.code, file);
    hotels.push(await fetchHotel(portico, file.property.code));
  }
  return hotels;
}

/** Each basket has its own seed and voucher, so the order of booking changes none of them. */
async function bookOne(hotels: readonly Hotel[], index: number): Promise<void> {
  const hotel = hotels[index % HOTELS];
  const file = hotel && files.get(hotel.code);
  if (hotel === undefined || file === undefined) throw new Error('a basket without a hotel');
  const random = seededRandom(SEED + 10_000 + index);
  const wish = () => {
    const promoCode = chance(random, 50) ? oneOf(random, ['CODE-1', 'code-2', 'Code-3', 'CODE-4']) : null;
    const link = randomLink(random, { arrival: [0, NIGHTS - 8], mostRooms: 4, promoCode });
    const voucher = chance(random, 50) ? voucherCode(Math.floor(index / HOTELS)) : null;
    const label = `basket ${index} of seed ${SEED}: ${hotel.code}?${link} ${voucher ?? ''}`;
    return { label, link, voucherCode: voucher, takesPercent: 40 };
  };
  const name = `guest-${index}`;
  // One guest may not try many codes, so each guest tries one.
  const visitor = { url: portico.url, address: `10.0.${index >> 8}.${index & 255}` };
  const basket = paidByAny(await basketOf(visitor, { hotel, random, wish, name }), random);
  const copy = index % TAMPERED === 0 ? await tamper(visitor, basket, file, { name, random }) : undefined;
  if (copy !== undefined) tried.push(copy);
  const one = await book(visitor, basket, name, (page) => paystack.pay(page, 'approve'));
  const token = one.created.ConfirmationToken ?? '';
  const propertyId = hotel.property.PropertyId as PropertyId;
  stored.set(one.email, await readReservation(db.database.kysely, propertyId, { confirmationToken: token }));
  booked.push(one);
}

test('the hotels charge in every currency there is', () => {
  const currencies = [...files.values()].map(({ property }) => property.currency);
  expect(new Set(currencies).size).toBe(11);
});

test('the baskets have something of everything', () => {
  const count = (is: (basket: BookedBasket) => boolean) => booked.filter(is).length;
  const hasExtra = (type: string) => (basket: BookedBasket) =>
    basket.confirmation.Rooms.some(({ Services }) => Services.some(({ ChargeType }) => ChargeType === type));
  const counts = {
    severalRooms: count(({ rooms }) => rooms.length > 1),
    plansBeside: count(({ rooms }) => new Set(rooms.map(({ item }) => item.ratePlanId)).size > 1),
    perStay: count(hasExtra('PerStay')),
    perDay: count(hasExtra('PerDay')),
    perQuantity: count(hasExtra('PerQuantity')),
    upgrades: count(({ rooms }) => rooms.some(({ item }) => item.upgradedFrom !== null)),
    promotions: count(({ rooms }) => rooms.some(({ offer }) => offer.rate.Promotion !== null)),
    vouchersInPart: count(({ quote }) => quote.voucherMinor > 0 && quote.voucherMinor < quote.grossMinor),
    vouchersForAll: count(({ quote }) => quote.voucherMinor > 0 && quote.voucherMinor === quote.grossMinor),
    dueNow: count(({ payment }) => payment.due.nowMinor > 0),
    dueLater: count(({ payment }) => payment.due.later.length > 0),
    dueAtHotel: count(({ payment }) => payment.due.atHotelMinor > 0),
    ...tableOf(keysOf(paymentMethods), (type) => count(({ payment }) => payment.type === type)),
    nothingDue: count(({ payment }) => payment.type === null),
    companyOnly: count(({ rooms }) => rooms.some(({ offer }) => offer.plan.companyInvoice === 'only')),
    vatOnTop: count(({ hotel }) => hotel.vat.isExclusive),
    severalRatesOfVat: count(({ quote }) => quote.vatAtRates.length > 1),
    cityTaxBefore: count(({ quote }) => quote.cityTaxes.some(({ isPaidAtHotel }) => !isPaidAtHotel)),
    cityTaxAtHotel: count(({ quote }) => quote.cityTaxes.some(({ isPaidAtHotel }) => isPaidAtHotel)),
  };
  expect(booked).toHaveLength(BASKETS);
  for (const [what, many] of Object.entries(counts)) expect(many, what).toBeGreaterThan(BASKETS / 25);
});

test('the pages show what the property file comes to when it is reckoned by hand', () => {
  for (const basket of booked) {
    const file = files.get(basket.hotel.code);
    const { total, vat, taxes, voucher, due, rooms } = sumsOfBasket(basket);
    expect(file && sumsByHand(file, basket), basket.label).toEqual({
      total,
      vat,
      taxes,
      voucher,
      dueNow: due.nowMinor,
      onInvoice: due.onInvoiceMinor,
      rooms: rooms.map(({ room }) => room),
      extras: rooms.flatMap(({ extras }) => extras.map(({ minor }) => minor)),
    });
    const later = due.later.reduce((sum, { minor }) => sum + minor, 0);
    expect(due.nowMinor + later + due.atHotelMinor + due.onInvoiceMinor + voucher, basket.label).toBe(total);
  }
});

test('each basket is booked at the sums that the pages have shown', () => {
  for (const { label, created, status } of booked) {
    expect(created, label).toMatchObject({ Success: true, RefusalCode: null });
    expect(status, label).toBe('Confirmed');
  }
});

test('the reservation is stored with those sums', () => {
  for (const basket of booked) {
    const reservation = stored.get(basket.email);
    expect(reservation && sumsOfStored(reservation), basket.label).toEqual(sumsOfBasket(basket));
  }
});

test('Confirmation answers those sums, and that what was due now is paid', () => {
  for (const basket of booked) {
    const { confirmation, hotel, label } = basket;
    expect(sumsOfConfirmation(confirmation, hotel.currency), label).toEqual(sumsOfBasket(basket));
  }
});

test('the mail shows those sums, in HTML and as text', async () => {
  await expectSumsInMails(portico.mailFolder, booked);
});

test('each voucher is spent by what it pays, to the penny', async () => {
  const vouchers = db.database.kysely.selectFrom('gift_voucher').selectAll();
  const rows = await vouchers.where('property_id', '>', 1_000 as PropertyId).execute();
  const spent = rows.filter(({ initial, balance }) => initial !== balance);
  const paying = booked.filter(({ quote }) => quote.voucherMinor > 0);
  expect(spent).toHaveLength(paying.length);
  for (const { label, hotel, quote, voucherCode: code } of paying) {
    const row = spent.find(
      ({ property_id, voucher_code }) =>
        property_id === hotel.property.PropertyId && voucher_code === code?.toLowerCase(),
    );
    expect(row && row.initial - row.balance, label).toBe(quote.voucherMinor);
  }
});

test('tampered sums are refused, nothing of them is stored and nothing is charged', async () => {
  expect(tried).toHaveLength(Math.ceil(BASKETS / TAMPERED));
  for (const { how, label, refusal, answer } of tried) {
    expect(answer, `${how}: ${label}`).toMatchObject({ Success: false, RefusalCode: refusal });
  }
  const { kysely } = db.database;
  expect(await kysely.selectFrom('reservation').select('reservation_id').execute()).toHaveLength(BASKETS);
  const attempts = await kysely.selectFrom('payment_attempt').select(['amount', 'purpose']).execute();
  const charged = attempts.filter(({ purpose, amount }) => purpose === 'booking' && amount > 0);
  expect(charged.map(({ amount }) => amount).sort()).toEqual(
    booked.flatMap(({ payment: { due } }) => (due.nowMinor > 0 ? [due.nowMinor] : [])).sort(),
  );
});
