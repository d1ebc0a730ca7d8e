import { buildRedirectProvider } from '@portico/testing/booking/redirect-provider';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { providersOf } from '../providers.ts';
import { paymentWarnings } from './payment-warnings.ts';
import { noAccounts } from './read-accounts.ts';

let db: TestDatabase;
let hotels: readonly Hotel[];
beforeAll(async () => {
  db = await createTestDatabase();
  await insertHotel(db.database, buildHotelFile({ property: { id: 7, code: 'QUAY' } }));
  const lagos = {
    id: 8,
    code: 'MARINA-COURT',
    currency: 'NGN' as const,
    paymentTypes: ['PayByPayStack' as const],
  };
  await insertHotel(db.database, buildHotelFile({ property: lagos }));
  hotels = await hotelDirectory(db.database).all();
});
afterAll(() => db.drop());

const stripe = buildRedirectProvider({ name: 'stripe', cards: 'on-its-page' });
const paystack = buildRedirectProvider({ name: 'paystack', cards: 'none', currencies: ['NGN'] });

test('a hotel with ways to pay but no provider is named, with the missing variable', () => {
  expect(paymentWarnings(hotels, providersOf(stripe), noAccounts)).toEqual([
    'nobody takes payments of MARINA-COURT by Paystack in NGN: its guests are asked to contact it ' +
      '(PAYSTACK_SECRET_KEY or PAYSTACK_SECRET_KEY_MARINA_COURT)',
  ]);
  expect(paymentWarnings(hotels, providersOf(paystack), noAccounts)).toEqual([
    'nobody takes payments of QUAY by card in GBP: its guests are asked to contact it ' +
      '(STRIPE_SECRET_KEY or STRIPE_SECRET_KEY_QUAY)',
  ]);
  expect(paymentWarnings(hotels, providersOf(stripe, paystack), noAccounts)).toEqual([]);
});

test('a hotel in a currency that its provider does not take is named too', () => {
  const pounds = buildRedirectProvider({ name: 'paystack', cards: 'none', currencies: ['GHS'] });
  expect(paymentWarnings(hotels, providersOf(stripe, pounds), noAccounts)).toHaveLength(1);
});

test('an account of a hotel that is not there is named, as a code that was mistyped would be', () => {
  const accounts = {
    all: [
      {
        provider: 'paystack',
        name: 'paystack-lagso',
        hotel: 'lagso',
        url: 'https://api.paystack.co',
        secretKey: 'sk_test_x',
        secrets: {},
      },
    ],
    cardProviders: [{ hotel: 'quay', provider: 'stripe' }],
  };
  expect(paymentWarnings(hotels, providersOf(stripe, paystack), accounts)).toEqual([
    'an account or a provider is named for LAGSO, and no hotel has that code',
  ]);
});

test('without any provider the server is named as a whole, and no single hotel', () => {
  expect(paymentWarnings(hotels, providersOf(), noAccounts)).toEqual([]);
});
