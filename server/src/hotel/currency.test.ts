import { currencyExchangeRateResponseSchema } from '@portico/contract/calls/currency-exchange-rate';
import { propertyResponseSchema } from '@portico/contract/calls/property';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';

let world: World | undefined;
afterEach(() => world?.close());

async function open(property = {}): Promise<World> {
  world = await openWorld({ hotel: buildHotelFile({ property }) });
  return world;
}

const URL = '/api/CurrencyExchangeRate?propertyId=7';

test('a hotel returns the rate of its currency to others, and the day of the rate', async () => {
  const { app } = await open({ exchangeRates: { asOf: '2027-02-19', rates: { EUR: 1.17, USD: 1.2534 } } });
  expect(currencyExchangeRateResponseSchema.parse((await app.inject(URL)).json())).toEqual({
    BaseCurrency: 'GBP',
    Rates: { EUR: 1.17, USD: 1.2534 },
    AsOf: '2027-02-19',
  });
  const property = propertyResponseSchema.parse((await app.inject('/api/Property/7')).json());
  expect(property.AvailableCurrencies).toEqual(['GBP', 'EUR', 'USD']);
});

test('a hotel without other money has no rates', async () => {
  const { app } = await open();
  expect((await app.inject(URL)).json()).toEqual({ BaseCurrency: 'GBP', Rates: {}, AsOf: null });
});

test.each([
  ['', 400],
  ['?propertyId=', 400],
  ['?propertyId=quay', 400],
  ['?propertyId=-7', 400],
  ['?propertyId=7&propertyId=7', 400],
  ['?propertyId=7&currency=EUR', 400],
  ['?propertyId=99999999999', 400],
  ['?propertyId=8', 404],
])('requested with %j it is refused', async (query, status) => {
  const { app } = await open();
  const { statusCode, json } = await app.inject(`/api/CurrencyExchangeRate${query}`);
  expect(statusCode).toBe(status);
  expect(json()).toHaveProperty('Message');
});
