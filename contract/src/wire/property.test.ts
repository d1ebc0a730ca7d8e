import { describe, expect, test } from 'vitest';
import { bookConfigResponseSchema } from '../calls/book-config.ts';
import { propertyResponseSchema } from '../calls/property.ts';
import { definitionOf } from '../property-file/definition-of.ts';
import { goodFile } from '../property-file/good-file.fixture.ts';
import type { PropertyFileInput } from '../property-file/property-file.ts';
import { readPropertyFile } from '../property-file/read-property-file.ts';
import { toWireBookConfig, toWireProperty } from './property.ts';

function definition(changes: Partial<PropertyFileInput> = {}) {
  const read = readPropertyFile({ ...goodFile(), ...changes });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return definitionOf(read.file);
}

const promotions = [{ id: 1, code: 'TIDE10', name: 'Low tide', percentOff: 10 }];

describe('the booking pages of a hotel', () => {
  test('ask for no code where there is no promotion that it could be of', () => {
    expect(toWireBookConfig(definition()).HidePromoCodeOnLandingPage).toBe(true);
    expect(toWireBookConfig(definition({ promotions })).HidePromoCodeOnLandingPage).toBe(false);
    const settings = { ...goodFile().settings, hidePromoCodeOnLandingPage: true };
    expect(toWireBookConfig(definition({ promotions, settings })).HidePromoCodeOnLandingPage).toBe(true);
  });

  test('take gift vouchers under the name the hotel gives them, or not at all', () => {
    expect(toWireBookConfig(definition()).GiftServiceProviderConfig).toEqual({ Active: false, Name: null });
    const settings = { ...goodFile().settings, giftVouchers: { name: 'Gull gift' } };
    expect(toWireBookConfig(definition({ settings })).GiftServiceProviderConfig).toEqual({
      Active: true,
      Name: 'Gull gift',
    });
  });

  test('show the least nights of an offer, its own or those of its promotion', () => {
    const offer = { id: 3, name: 'Low tide', description: 'Less.', promoCode: 'tide10' };
    const least = (...changes: Partial<PropertyFileInput>[]) =>
      toWireBookConfig(definition(Object.assign({}, ...changes))).Offers.map((each) => each.MinimumNights);
    const long = { promotions: promotions.map((each) => ({ ...each, minNights: 3 })) };
    expect(least({ promotions, offers: [offer] })).toEqual([null]);
    expect(least(long, { offers: [offer, { ...offer, id: 4, minNights: 5 }] })).toEqual([3, 5]);
  });

  test('show its offers, with the codes that choosing one applies', () => {
    const offers = [
      { id: 3, name: 'Low tide', description: 'Less.', dateFrom: '2027-02-01', promoCode: 'TIDE10' },
    ];
    const config = toWireBookConfig(definition({ promotions, offers }));
    expect(bookConfigResponseSchema.parse(config)).toEqual(config);
    expect(config.Offers).toEqual([
      {
        Id: 3,
        Name: 'Low tide',
        Description: 'Less.',
        Image: null,
        DateFrom: '2027-02-01',
        DateTo: null,
        RatePlanCode: null,
        PromoCode: 'TIDE10',
        MinimumNights: null,
      },
    ]);
  });

  test('name the restaurant that booking a table begins with, and what books it; without a restaurant neither', () => {
    expect(toWireBookConfig(definition())).toMatchObject({
      RestaurantBookingServiceActive: false,
      RestaurantBookingDefaultRestaurant: null,
      RestaurantBookingServiceType: null,
    });
    const sitting = { name: 'Dinner', from: '2027-01-01', to: '2027-12-31', turnMinutes: 120, covers: 8 };
    const restaurants = [3, 4].map((id) => ({
      id,
      name: `Room ${id}`,
      description: 'Below.',
      maxOnlinePartySize: 4,
      sittings: [{ ...sitting, firstTime: '18:00', lastTime: '20:00' }],
    }));
    const withDefault = { ...goodFile().settings, defaultRestaurant: 4, tableService: 'Another' };
    expect(toWireBookConfig(definition({ restaurants }))).toMatchObject({
      RestaurantBookingServiceActive: true,
      RestaurantBookingDefaultRestaurant: 3,
      RestaurantBookingServiceType: 'Portico',
    });
    expect(toWireBookConfig(definition({ restaurants, settings: withDefault }))).toMatchObject({
      RestaurantBookingDefaultRestaurant: 4,
      RestaurantBookingServiceType: 'Another',
    });
  });

  test('know the currencies the hotel has a rate of, its own first', () => {
    const property = {
      ...goodFile().property,
      hotelRating: 3.5,
      exchangeRates: { asOf: '2027-01-04', rates: { EUR: 1.17, USD: 1.3 } },
    };
    const wire = toWireProperty(definition({ property }), null);
    expect(propertyResponseSchema.parse(wire)).toEqual(wire);
    expect(wire).toMatchObject({ HotelRating: 3.5, AvailableCurrencies: ['GBP', 'EUR', 'USD'] });
    expect(toWireProperty(definition(), null).AvailableCurrencies).toEqual(['GBP']);
  });
});
