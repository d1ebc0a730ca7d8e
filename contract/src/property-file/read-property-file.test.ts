import { describe, expect, test } from 'vitest';
import { faultsOf, goodFile, spoil, type GoodFile } from './good-file.fixture.ts';
import { readPropertyFile } from './read-property-file.ts';
import { toVatSettings } from './to-domain.ts';

const breakfastPart = (percent: number) => ({ name: 'Breakfast', percent, vatRate: 5 });

test('a right file is read, with defaults in place', () => {
  const read = readPropertyFile(goodFile());
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  expect(read.file.property.unitName).toEqual({ singular: 'room', plural: 'rooms' });
  expect(read.file.settings.maxNumberOfRoomsOnBooking).toBe(4);
  expect(read.file.settings.required.street).toBe(true);
});

test('what is not an object is reported', () => {
  expect(faultsOf([])).toEqual([{ path: '', expected: 'an object', found: '[]' }]);
});

const season = (file: GoodFile) => file.ratePlans[0]!.seasons[1]!;

test('a rate of VAT may have three decimal places, and the price follows it to the last', () => {
  const file = spoil((good) => good.property, { standardVatRate: 8.875 });
  const read = readPropertyFile(file);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  expect(toVatSettings(read.file.property)).toMatchObject({ rateMillipercent: 8_875 });
});

describe('the shape', () => {
  test.each<[string, unknown, { path: string; expected: string; found?: string }]>([
    [
      'an unknown field',
      spoil((file) => file.property, { stars: 4 }),
      { path: 'property.stars', expected: 'no field of this name', found: '4' },
    ],
    [
      'a missing field',
      spoil((file) => file.property, { name: undefined }),
      { path: 'property.name', expected: 'a text' },
    ],
    [
      'a fraction for a whole number',
      spoil((file) => file.allotments[0]!, { rooms: 1.5 }),
      { path: 'allotments[0].rooms', expected: 'a whole number', found: '1.5' },
    ],
    [
      'a number too low',
      spoil((file) => season(file).price, { perRoom: -1 }),
      { path: 'ratePlans[0].seasons[1].price.perRoom', expected: '0 or more', found: '-1' },
    ],
    [
      'a rate of VAT with four decimal places',
      spoil((file) => file.property, { standardVatRate: 8.8755 }),
      { path: 'property.standardVatRate', expected: 'at most three decimal places', found: '8.8755' },
    ],
    [
      'a measurement id for a container',
      spoil((file) => file.property, { googleTagManagerContainerId: 'G-ABC123' }),
      {
        path: 'property.googleTagManagerContainerId',
        expected: 'GTM- and 4 to 12 capital letters or digits',
        found: '"G-ABC123"',
      },
    ],
    [
      'a pixel that is no number',
      spoil((file) => file.property, { facebookPixelId: '12345<' }),
      { path: 'property.facebookPixelId', expected: '5 to 20 digits', found: '"12345<"' },
    ],
    [
      'a name with a line break',
      spoil((file) => file.roomTypes[1]!, { name: 'Quiet\nTotal: 0' }),
      {
        path: 'roomTypes[1].name',
        expected: 'text without line breaks or control characters',
        found: '"Quiet\\nTotal: 0"',
      },
    ],
    [
      'a name with a separator of lines',
      spoil((file) => file.property, { name: 'Quay\u2028House' }),
      {
        path: 'property.name',
        expected: 'text without line breaks or control characters',
        found: '"Quay\u2028House"',
      },
    ],
    [
      'a telephone with a NUL',
      spoil((file) => file.property, { telephone: '+44\u0000' }),
      {
        path: 'property.telephone',
        expected: 'text without line breaks or control characters',
        found: '"+44\\u0000"',
      },
    ],
    [
      'words with a NUL',
      spoil((file) => file.roomTypes[1]!, { description: 'A room\nwith\u0000a view' }),
      {
        path: 'roomTypes[1].description',
        expected: 'text without control characters',
        found: '"A room\\nwith\\u0000a view"',
      },
    ],
    [
      'words with half of a character',
      spoil((file) => file.property.voice, { arriving: 'Left \ud83c' }),
      {
        path: 'property.voice.arriving',
        expected: 'text without control characters',
        found: '"Left \\ud83c"',
      },
    ],
    [
      'a link with a NUL',
      spoil((file) => file.property, { websiteUrl: 'https://quay.example/\u0000' }),
      {
        path: 'property.websiteUrl',
        expected: 'text without line breaks or control characters',
        found: '"https://quay.example/\\u0000"',
      },
    ],
    [
      'an empty list',
      spoil((file) => file, { allotments: [] }),
      { path: 'allotments', expected: '1 or more entries', found: '[]' },
    ],
    [
      'a text too long',
      spoil((file) => file.roomTypes[1]!, { name: 'Quiet'.repeat(30) }),
      {
        path: 'roomTypes[1].name',
        expected: 'at most 120 characters',
        found: `"${'Quiet'.repeat(30)}`.slice(0, 80) + '…',
      },
    ],
    [
      'a day that does not exist',
      spoil(season, { to: '2027-02-30' }),
      { path: 'ratePlans[0].seasons[1].to', expected: 'a date, YYYY-MM-DD', found: '"2027-02-30"' },
    ],
    [
      'a weekday by another name',
      spoil(season, { weekdays: ['Fri', 'Saturday'] }),
      {
        path: 'ratePlans[0].seasons[1].weekdays[1]',
        expected: 'one of Mon, Tue, Wed, Thu, Fri, Sat, Sun',
        found: '"Saturday"',
      },
    ],
    [
      'a currency without decimal places',
      spoil((file) => file.property, { currency: 'JPY' }),
      { path: 'property.currency', expected: 'a currency that Portico knows, such as GBP', found: '"JPY"' },
    ],
    [
      'a currency with three of them',
      spoil((file) => file.property, { currency: 'KWD' }),
      { path: 'property.currency', expected: 'a currency that Portico knows, such as GBP', found: '"KWD"' },
    ],
    [
      'a currency no one knows',
      spoil((file) => file.property, { currency: 'GBX' }),
      { path: 'property.currency', expected: 'a currency that Portico knows, such as GBP', found: '"GBX"' },
    ],
    [
      'a fee of no known kind',
      spoil((file) => file.ratePlans[0]!.cancellation, { noShow: { fee: 'Half' } }),
      {
        path: 'ratePlans[0].cancellation.noShow.fee',
        expected: 'one of None, Nights, Percent, Full',
        found: '"Half"',
      },
    ],
    [
      'an address that is none',
      spoil((file) => file.property, { email: 'desk' }),
      { path: 'property.email', expected: 'an e-mail address', found: '"desk"' },
    ],
    [
      'a name of two lines',
      spoil((file) => file.roomTypes[1]!, { name: 'Quiet\nroom' }),
      {
        path: 'roomTypes[1].name',
        expected: 'text without line breaks or control characters',
        found: '"Quiet\\nroom"',
      },
    ],
    [
      'an address of whatever host',
      spoil((file) => file.property, { websiteUrl: '//evil.example/quay' }),
      {
        path: 'property.websiteUrl',
        expected: 'an http(s) address, or a path from / on this server',
        found: '"//evil.example/quay"',
      },
    ],
  ])('%s is named by its path, with what was expected', (_what, document, fault) => {
    expect(faultsOf(document)).toEqual([fault]);
  });

  test('every fault is listed', () => {
    const file = spoil((good) => good.property, { stars: 4, pool: true, checkInTime: '25:00' });
    expect(faultsOf(file).map(({ path }) => path)).toEqual([
      'property.checkInTime',
      'property.stars',
      'property.pool',
    ]);
  });
});

describe('what the parts state of each other', () => {
  test.each<[string, unknown, { path: string; expected: string; found?: string }]>([
    [
      'two room types of one id',
      spoil((file) => file.roomTypes[1]!, { id: 1 }),
      { path: 'roomTypes[1].id', expected: 'a value of its own, not that of roomTypes[0].id', found: '1' },
    ],
    [
      'two rate plans of one code, in whatever case',
      spoil((file) => file.ratePlans[1]!, { code: 'flex' }),
      {
        path: 'ratePlans[1].code',
        expected: 'a value of its own, not that of ratePlans[0].code',
        found: '"flex"',
      },
    ],
    [
      'a price of a room type that is not in the file',
      spoil(season, { roomTypes: [1, 9] }),
      {
        path: 'ratePlans[0].seasons[1].roomTypes[1]',
        expected: 'the id of a room type of this file',
        found: '9',
      },
    ],
    [
      'an allotment of a room type that is not in the file',
      spoil((file) => file.allotments[0]!, { roomTypes: [9] }),
      { path: 'allotments[0].roomTypes[0]', expected: 'the id of a room type of this file', found: '9' },
    ],
    [
      'nights that run backwards',
      spoil(season, { to: '2026-12-31' }),
      {
        path: 'ratePlans[0].seasons[1].to',
        expected: '2027-01-01 or later, as from says',
        found: '"2026-12-31"',
      },
    ],
    [
      'nights more than four years after the first',
      spoil((file) => file.allotments[0]!, { to: '2031-01-02' }),
      {
        path: 'allotments[0].to',
        expected: '2031-01-01 or earlier: all nights lie within four years of the first',
        found: '"2031-01-02"',
      },
    ],
    [
      'a weekday given twice',
      spoil(season, { weekdays: ['Fri', 'Fri'] }),
      { path: 'ratePlans[0].seasons[1].weekdays[1]', expected: 'each weekday once', found: '"Fri"' },
    ],
    [
      'an amount below the smallest coin',
      spoil((file) => season(file).price, { perRoom: 20.505 }),
      {
        path: 'ratePlans[0].seasons[1].price.perRoom',
        expected: 'an amount in GBP, to its smallest coin',
        found: '20.505',
      },
    ],
    [
      'prices whose longest stay no call could carry',
      spoil((file) => season(file).price, { perRoom: 9_000_000 }),
      {
        path: 'ratePlans[0].seasons[1].price',
        expected: 'prices at which the longest stay of a full booking comes to 10000000000 or less',
        found: '{"perRoom":9000000}',
      },
    ],
    [
      'a city tax below the smallest coin',
      spoil((file) => file.property, { cityTax: { adult: 2.505 } }),
      { path: 'property.cityTax.adult', expected: 'an amount in GBP, to its smallest coin', found: '2.505' },
    ],
    [
      'parts of VAT over the whole price',
      spoil((file) => file.ratePlans[1]!, { vatParts: [breakfastPart(60), breakfastPart(40.5)] }),
      {
        path: 'ratePlans[1].vatParts',
        expected: 'percentages that come to 100 or less',
        found: '[60,40.5]',
      },
    ],
    [
      'percentages over a hundred',
      spoil((file) => file.ratePlans[1]!, {
        payment: [
          { automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 60 },
          { automaticPaymentType: 'DaysBeforeArrival', percentageToCharge: 40.5, daysBeforeArrival: 7 },
        ],
      }),
      { path: 'ratePlans[1].payment', expected: 'percentages that come to 100 or less', found: '[60,40.5]' },
    ],
    [
      'a guarantee where no card is stored',
      spoil((file) => file.property, { paymentTypes: ['PayByCard'] }),
      {
        path: 'ratePlans[0].needsGuarantee',
        expected: 'false, or StoreCard among property.paymentTypes',
        found: 'true',
      },
    ],
    [
      'a cancellation day without its time',
      spoil((file) => file.ratePlans[0]!.cancellation, {
        entries: [{ daysBefore: 2, at: null, charge: { fee: 'Full' } }],
      }),
      {
        path: 'ratePlans[0].cancellation.entries[0]',
        expected: 'daysBefore and at both given, or both null',
        found: '{"daysBefore":2,"at":null}',
      },
    ],
    [
      'a longest stay below the shortest',
      spoil(season, { minStay: 5, maxStay: 4 }),
      { path: 'ratePlans[0].seasons[1].maxStay', expected: '5 or more, as minStay says', found: '4' },
    ],
    [
      'a longest stay below the shortest that another season leaves on some night',
      spoil((file) => file.ratePlans[0]!, {
        seasons: [
          { from: '2027-03-01', to: '2027-03-31', price: { base: 100 }, minStay: 5 },
          { from: '2027-03-10', to: '2027-03-12', roomTypes: [goodFile().roomTypes[0]!.id], maxStay: 3 },
        ],
      }),
      {
        path: 'ratePlans[0].seasons[1].maxStay',
        expected: '5 or more on 2027-03-10, where minStay of another season says so',
        found: '3',
      },
    ],
    [
      'a latest booking before the earliest',
      spoil(season, { minAdvance: 3, maxAdvance: 0 }),
      { path: 'ratePlans[0].seasons[1].maxAdvance', expected: '3 or more, as minAdvance says', found: '0' },
    ],
    [
      'limits that contradict each other',
      spoil((file) => file.roomTypes[1]!.occupancy, { minimum: 3 }),
      { path: 'roomTypes[1].occupancy.maximum', expected: '3 or more, as minimum says', found: '2' },
    ],
    [
      'a search that starts with guests whom no room takes',
      spoil((file) => file.settings.defaultOccupancy, { adults: 4 }),
      {
        path: 'settings.defaultOccupancy',
        expected: 'guests who fit in one room of at least one room type',
        found: '{"adults":4,"children":0,"infants":0}',
      },
    ],
    [
      'a search that starts with children who are not asked for',
      spoil((file) => file.settings, {
        enableChildrenSearch: false,
        defaultOccupancy: { adults: 1, children: 1, infants: 0 },
      }),
      {
        path: 'settings.defaultOccupancy.children',
        expected: '0, as enableChildrenSearch is false',
        found: '1',
      },
    ],
  ])('%s is refused', (_what, document, fault) => {
    expect(faultsOf(document)).toEqual([fault]);
  });

  test('the regional provider stands alone, and only where it takes the hotel’s currency', () => {
    const file = spoil((good) => good.property, { paymentTypes: ['PayByPayStack', 'PayByCard'] });
    expect(faultsOf(file)).toEqual([
      expect.objectContaining({
        path: 'property.paymentTypes',
        expected: 'PayByPayStack alone, as it stands in place of cards',
      }),
      expect.objectContaining({
        path: 'property.paymentTypes',
        expected: 'no PayByPayStack: it takes KES, NGN, USD, ZAR and no GBP',
      }),
      expect.objectContaining({ path: 'ratePlans[0].needsGuarantee' }),
    ]);
  });

  test('a charge where no card is taken is refused', () => {
    const file = spoil((good) => good.property, { paymentTypes: ['StoreCard'] });
    expect(faultsOf(file)).toEqual([
      expect.objectContaining({
        path: 'ratePlans[1].payment',
        expected: 'no charge, or PayByCard or PayByPayStack among property.paymentTypes',
      }),
    ]);
  });
});

test('parts of VAT are refused in prices without it', () => {
  const file = goodFile();
  Object.assign(file.property, { isStandardTaxExclusive: true });
  Object.assign(file.ratePlans[1]!, { vatParts: [breakfastPart(20)] });
  expect(faultsOf(file)).toMatchObject([
    { path: 'ratePlans[1].vatParts', expected: 'none, or property.isStandardTaxExclusive false' },
  ]);
});

test('a city tax with which no price could be carried by a call is refused', () => {
  const file = spoil((good) => good.property, { cityTax: { adult: 9_000_000 } });
  expect(faultsOf(file).map(({ path }) => path)).toContain('ratePlans[0].seasons[0].price');
});
