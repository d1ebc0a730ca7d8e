import { describe, expect, test } from 'vitest';
import { definitionOf } from './definition-of.ts';
import { faultsOf, goodFile } from './good-file.fixture.ts';
import { storedDefinition } from './stored-definition.ts';
import type { PropertyFileInput } from './property-file.ts';
import { readPropertyFile } from './read-property-file.ts';

/** The good file with an entry in each optional list. */
function fullFile() {
  const file = goodFile();
  return {
    ...file,
    property: {
      ...file.property,
      hotelRating: 4.5,
      exchangeRates: { asOf: '2027-01-04', rates: { EUR: 1.17 } as Record<string, number> },
    },
    settings: { ...file.settings, askRoomConfiguration: true, giftVouchers: { name: 'Gull gift' } },
    locations: [{ id: 1, name: 'The house' }],
    offers: [
      { id: 1, name: 'Low tide', description: 'Three nights for less.', promoCode: 'tide10' },
      { id: 2, name: 'Paid now', description: 'Less.', dateFrom: '2027-02-01', ratePlanCode: 'paid' },
    ],
    bookingIncentives: ['The best price is here'],
    roomTypes: [
      { ...file.roomTypes[0]!, locationId: 1, configurations: [{ id: 1, name: 'Twin beds' }] },
      { ...file.roomTypes[1]!, upgradesTo: [1] },
    ],
    promotions: [
      { id: 1, code: 'TIDE10', name: 'Low tide', percentOff: 10, roomTypes: [1], ratePlans: [2] },
      { id: 2, code: 'LONG', name: 'Long stays', percentOff: 12.5, minNights: 3, firstNight: '2027-02-01' },
    ],
    extras: [
      {
        id: 1,
        code: 'TRAY',
        name: 'Tray',
        description: 'Breakfast at the door.',
        chargeType: 'PerDay' as const,
        articles: [{ name: 'Tray', price: 14 }],
        ratePlans: [1],
      },
      {
        id: 2,
        code: 'BIKE',
        name: 'Bicycle',
        description: 'Five gears.',
        chargeType: 'PerQuantity' as const,
        articles: [{ name: 'Bicycle', price: 12.5 }],
        maximumQuantity: 4,
        inventory: [{ from: '2027-01-01', to: '2027-12-31', units: 6 }],
      },
    ],
    giftVouchers: [
      { code: 'GIFT-50', kind: 'money' as const, balance: 50 },
      { code: 'GIFT-SPA', kind: 'experience' as const, balance: 0, validUntil: '2027-12-31' },
    ],
  } satisfies PropertyFileInput;
}

type FullFile = ReturnType<typeof fullFile>;

/** Sets one field of a full file, existing or not. */
function spoil(place: (file: FullFile) => object, value: Record<string, unknown>): unknown {
  const file = fullFile();
  Object.assign(place(file), value);
  return file;
}

function read(document: unknown) {
  const result = readPropertyFile(document);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.file;
}

test('a hotel that has none of it states nothing of it', () => {
  expect(read(goodFile())).toMatchObject({
    locations: [],
    offers: [],
    bookingIncentives: [],
    promotions: [],
    extras: [],
    giftVouchers: [],
    settings: { askRoomConfiguration: false, includeExtrasInPaymentPolicy: false },
  });
});

test('what is stored of a file has neither vouchers nor units, but knows which extras are limited', () => {
  const stored = definitionOf(read(fullFile()));
  expect(JSON.stringify(stored)).not.toMatch(/GIFT|units/);
  expect(stored.extras.map(({ code, isLimited }) => [code, isLimited])).toEqual([
    ['TRAY', false],
    ['BIKE', true],
  ]);
});

function without(part: object, ...fields: string[]): unknown {
  return Object.fromEntries(Object.entries(part).filter(([field]) => !fields.includes(field)));
}

test('what was stored before there were extras is read as having none', () => {
  const { property, settings, roomTypes, ratePlans } = definitionOf(read(goodFile()));
  const older = {
    property,
    settings: without(settings, 'askRoomConfiguration', 'showDisabledDatesOnCalendar'),
    roomTypes: roomTypes.map((part) => without(part, 'upgradesTo', 'configurations')),
    ratePlans,
  };
  expect(storedDefinition(older)).toEqual(definitionOf(read(goodFile())));
});

describe('of what is beside the rooms', () => {
  test.each<[string, unknown, { path: string; expected: string; found?: string }]>([
    [
      'half of half a star',
      spoil((file) => file.property, { hotelRating: 4.25 }),
      { path: 'property.hotelRating', expected: 'whole or half stars', found: '4.25' },
    ],
    [
      'an exchange rate of a currency no one knows',
      spoil((file) => file.property.exchangeRates, { rates: { GBX: 2 } }),
      {
        path: 'property.exchangeRates.rates.GBX',
        expected: 'a currency that Portico knows, such as EUR',
        found: '2',
      },
    ],
    [
      'an exchange rate of the hotel’s own currency',
      spoil((file) => file.property.exchangeRates, { rates: { GBP: 1 } }),
      {
        path: 'property.exchangeRates.rates.GBP',
        expected: 'another currency than the hotel’s own',
        found: '1',
      },
    ],
    [
      'a question about beds that no room answers',
      spoil((file) => file.roomTypes[0]!, { configurations: [] }),
      {
        path: 'settings.askRoomConfiguration',
        expected: 'false, or configurations of some room type',
        found: 'true',
      },
    ],
    [
      'a reason for cancelling that has to be chosen, and none to choose',
      spoil((file) => file.settings, { cancellationReasonRequired: true }),
      {
        path: 'settings.cancellationReasonRequired',
        expected: 'false, or reasons in settings.cancellationReasons',
        found: 'true',
      },
    ],
    [
      'two beds of one id in a room',
      spoil((file) => file.roomTypes[0]!, {
        configurations: [
          { id: 1, name: 'Twin' },
          { id: 1, name: 'Double' },
        ],
      }),
      {
        path: 'roomTypes[0].configurations[1].id',
        expected: 'a value of its own, not that of roomTypes[0].configurations[0].id',
        found: '1',
      },
    ],
    [
      'a location that is not in the file',
      spoil((file) => file.roomTypes[0]!, { locationId: 9 }),
      { path: 'roomTypes[0].locationId', expected: 'the id of a location of this file', found: '9' },
    ],
    [
      'an upgrade to a room type that is not in the file',
      spoil((file) => file.roomTypes[1]!, { upgradesTo: [1, 9] }),
      { path: 'roomTypes[1].upgradesTo[1]', expected: 'the id of a room type of this file', found: '9' },
    ],
    [
      'an upgrade to the same room type',
      spoil((file) => file.roomTypes[1]!, { upgradesTo: [2] }),
      { path: 'roomTypes[1].upgradesTo[0]', expected: 'another room type than its own', found: '2' },
    ],
    [
      'an offer of a rate plan that is not in the file',
      spoil((file) => file.offers[1]!, { ratePlanCode: 'PAY' }),
      {
        path: 'offers[1].ratePlanCode',
        expected: 'the code of a rate plan of this file',
        found: '"PAY"',
      },
    ],
    [
      'an offer of a promotion that is not in the file',
      spoil((file) => file.offers[0]!, { promoCode: 'TIDE' }),
      { path: 'offers[0].promoCode', expected: 'the code of a promotion of this file', found: '"TIDE"' },
    ],
    [
      'an offer that ends before it begins',
      spoil((file) => file.offers[1]!, { dateTo: '2027-01-31' }),
      {
        path: 'offers[1].dateTo',
        expected: '2027-02-01 or later, as dateFrom says',
        found: '"2027-01-31"',
      },
    ],
    [
      'a promotion of more than everything',
      spoil((file) => file.promotions[0]!, { percentOff: 101 }),
      { path: 'promotions[0].percentOff', expected: 'at most 100', found: '101' },
    ],
    [
      'a promotion of nothing that reveals nothing',
      spoil((file) => file.promotions[0]!, { percentOff: 0 }),
      {
        path: 'promotions[0].percentOff',
        expected: 'above 0, or ratePlans with one that is not public',
        found: '0',
      },
    ],
    [
      'two promotions of one code, in whatever case',
      spoil((file) => file.promotions[1]!, { code: 'Tide10' }),
      {
        path: 'promotions[1].code',
        expected: 'a value of its own, not that of promotions[0].code',
        found: '"tide10"',
      },
    ],
    [
      'a promotion of a rate plan that is not in the file',
      spoil((file) => file.promotions[0]!, { ratePlans: [9] }),
      { path: 'promotions[0].ratePlans[0]', expected: 'the id of a rate plan of this file', found: '9' },
    ],
    [
      'nights of a promotion that run backwards',
      spoil((file) => file.promotions[1]!, { lastNight: '2027-01-31' }),
      {
        path: 'promotions[1].lastNight',
        expected: '2027-02-01 or later, as firstNight says',
        found: '"2027-01-31"',
      },
    ],
    [
      'a promotion that may be booked until before it may be',
      spoil((file) => file.promotions[1]!, { bookFrom: '2027-02-01', bookUntil: '2027-01-31' }),
      {
        path: 'promotions[1].bookUntil',
        expected: '2027-02-01 or later, as bookFrom says',
        found: '"2027-01-31"',
      },
    ],
    [
      'a promotion of stays that are too long to be short enough',
      spoil((file) => file.promotions[1]!, { maxNights: 2 }),
      { path: 'promotions[1].maxNights', expected: '3 or more, as minNights says', found: '2' },
    ],
    [
      'two extras of one id',
      spoil((file) => file.extras[1]!, { id: 1 }),
      { path: 'extras[1].id', expected: 'a value of its own, not that of extras[0].id', found: '1' },
    ],
    [
      'an extra of a room type that is not in the file',
      spoil((file) => file.extras[0]!, { roomTypes: [9] }),
      { path: 'extras[0].roomTypes[0]', expected: 'the id of a room type of this file', found: '9' },
    ],
    [
      'several of an extra that is had or not',
      spoil((file) => file.extras[0]!, { maximumQuantity: 2 }),
      { path: 'extras[0].maximumQuantity', expected: '1, as chargeType is PerDay', found: '2' },
    ],
    [
      'a cot that is not there each night',
      spoil((file) => file.extras[1]!, { bed: 'cot' }),
      { path: 'extras[1].chargeType', expected: 'PerDay, as it is a bed', found: '"PerQuantity"' },
    ],
    [
      'a bed that is paid by each guest',
      spoil((file) => file.extras[0]!, { bed: 'extraBed', chargePerPerson: true }),
      { path: 'extras[0].chargePerPerson', expected: 'false, as it is a bed', found: 'true' },
    ],
    [
      'an extra’s price below the smallest coin',
      spoil((file) => file.extras[1]!.articles[0]!, { price: 12.505 }),
      {
        path: 'extras[1].articles[0].price',
        expected: 'an amount in GBP, to its smallest coin',
        found: '12.505',
      },
    ],
    [
      'units of an extra whose dates run backwards',
      spoil((file) => file.extras[1]!.inventory![0]!, { to: '2026-12-31' }),
      {
        path: 'extras[1].inventory[0].to',
        expected: '2027-01-01 or later, as from says',
        found: '"2026-12-31"',
      },
    ],
    [
      'two vouchers of one code, in whatever case',
      spoil((file) => file.giftVouchers[1]!, { code: 'gift-50' }),
      {
        path: 'giftVouchers[1].code',
        expected: 'a value of its own, not that of giftVouchers[0].code',
        found: '"gift-50"',
      },
    ],
    [
      'a voucher’s balance below the smallest coin',
      spoil((file) => file.giftVouchers[0]!, { balance: 0.005 }),
      {
        path: 'giftVouchers[0].balance',
        expected: 'an amount in GBP, to its smallest coin',
        found: '0.005',
      },
    ],
    [
      'a code that is too short to be kept secret',
      spoil((file) => file.giftVouchers[0]!, { code: 'GIFT1' }),
      { path: 'giftVouchers[0].code', expected: '6 to 50 letters, digits or hyphens', found: '"GIFT1"' },
    ],
  ])('%s is refused', (_what, document, fault) => {
    expect(faultsOf(document)).toEqual([fault]);
  });

  test('a promotion of nothing that reveals an unlisted plan is read', () => {
    const file = spoil((good) => good.promotions[0]!, { percentOff: 0 }) as FullFile;
    Object.assign(file.ratePlans[1]!, { isPublic: false });
    expect(faultsOf(file)).toEqual([]);
  });
});
