import { expect, test } from 'vitest';
import { changesOf, typedPrice, typedRooms } from './changes.ts';
import { changesOfDay, noEdits } from './day-edits.ts';
import type { GridRow, RatesAnswer } from './grid-rows.ts';
import { emptyForm, settingOf } from './panel-form.ts';

test.each([
  ['120', { kind: 'set', minor: 12_000 }],
  [' £1,120.50 ', { kind: 'set', minor: 112_050 }],
  ['+10', { kind: 'raise', minor: 1_000 }],
  ['- 7.25', { kind: 'raise', minor: -725 }],
  ['+10%', { kind: 'share', basisPoints: 11_000 }],
  ['-12.5%', { kind: 'share', basisPoints: 8_750 }],
  ['10%', undefined],
  ['-101%', undefined],
  ['12.345', undefined],
  ['1e3', undefined],
  ['=1+1', undefined],
  ['', undefined],
])('“%s” typed into a cell is %j', (text, price) => {
  expect(typedPrice(text, 'GBP')).toEqual(price);
});

test('a number of rooms is whole', () => {
  expect([typedRooms('7'), typedRooms('7.5'), typedRooms('-1'), typedRooms('')]).toEqual([
    7,
    undefined,
    undefined,
    undefined,
  ]);
});

const rooms = (roomTypeId: number): GridRow => ({
  kind: 'rooms',
  key: `${roomTypeId}`,
  roomTypeId,
  roomType: 'R',
  isFolded: false,
});
const rate = (roomTypeId: number, ratePlanId: number): GridRow => ({
  kind: 'rate',
  key: `${roomTypeId}/${ratePlanId}`,
  roomTypeId,
  roomType: 'R',
  ratePlanId,
  ratePlan: 'P',
});
const nights = { from: '2027-03-05', to: '2027-03-09', weekdays: [5, 6] };

test('a price goes to the rates of a selection, room type by room type, and rooms to its rows of rooms', () => {
  const rows = [rate(1, 2), rooms(4), rate(4, 2), rate(4, 3)];
  const price = { kind: 'raise', minor: 500 } as const;
  const setting = { rates: { price }, rooms: { kind: 'close' } as const };
  expect(changesOf(rows, nights, setting)).toEqual([
    { ...nights, roomTypeIds: [1], rates: { ratePlanIds: [2], price } },
    { ...nights, roomTypeIds: [4], rates: { ratePlanIds: [2, 3], price } },
    { ...nights, roomTypeIds: [4], rooms: { kind: 'close' } },
  ]);
  const each = changesOf(rows, nights, { rooms: { kind: 'set', rooms: 3 } }, 'each');
  expect(each).toEqual([{ ...nights, roomTypeIds: [1, 4], rooms: { kind: 'set', rooms: 3 } }]);
});

test('the panel leaves what is not chosen, and says which field is wrong', () => {
  expect(settingOf(emptyForm, 'GBP')).toEqual({
    setting: { rates: undefined, rooms: undefined },
    rooms: undefined,
    faults: {},
  });
  const price = { how: 'lower-percent', amount: '10' } as const;
  const rules = { minStay: 'none', minAdvance: '7', maxAdvance: 'none', sale: 'no-in' } as const;
  const form = { ...emptyForm, ...price, ...rules };
  expect(settingOf(form, 'GBP').setting.rates).toEqual({
    price: { kind: 'share', basisPoints: 9_000 },
    rules: { minStay: null, minAdvance: 7, maxAdvance: null, closedToArrival: true },
  });
  expect(settingOf({ ...emptyForm, how: 'set', amount: '-5', rooms: 'x' }, 'GBP').faults).toEqual({
    amount: 'Type an amount, such as 12 or 12.50.',
    rooms: 'Type a number of rooms.',
  });
});

test('a day on the phone sends only what was touched', () => {
  const answer: RatesAnswer = {
    from: '2027-03-05',
    isVatExclusive: false,
    roomTypes: [
      {
        id: 1,
        name: 'R',
        nights: [],
        rates: [
          { ratePlanId: 2, name: 'P', adults: 2, nights: [] },
          { ratePlanId: 3, name: 'Q', adults: 2, nights: [] },
        ],
      },
    ],
  };
  const day = { from: '2027-03-05', to: '2027-03-05', weekdays: null };
  expect(changesOfDay(answer, noEdits, day, 'GBP')).toEqual({ changes: [], faults: new Set() });
  const edits = {
    rooms: { '1': 4 },
    onSale: { '1': false },
    prices: { '1/2': '99', '1/3': 'dear' },
    minStays: { '1/3': '2' },
  };
  expect(changesOfDay(answer, edits, day, 'GBP')).toEqual({
    changes: [
      { ...day, roomTypeIds: [1], rooms: { kind: 'set', rooms: 4 } },
      { ...day, roomTypeIds: [1], rooms: { kind: 'close' } },
      { ...day, roomTypeIds: [1], rates: { ratePlanIds: [2], price: { kind: 'set', minor: 9_900 } } },
      { ...day, roomTypeIds: [1], rates: { ratePlanIds: [3], rules: { minStay: 2 } } },
    ],
    faults: new Set(['1/3']),
  });
});
