import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { describe, expect, test } from 'vitest';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { calendarDaysOf, withLeastNights, withOwnNights, type CalendarDay } from './calendar-days.ts';
import { beginsAgain, dateFault } from './date-rules.ts';
import { faultLabel, faultSentence } from './fault-texts.ts';

const open: CalendarDay = {
  isClosed: false,
  isSoldOut: false,
  canArrive: true,
  isClosedToArrival: false,
  isClosedToDeparture: false,
  minimumNights: 1,
  maximumNights: 30,
  fromMinor: 11_200,
};
const eighth = localDate('2027-03-08');
const nights = Array.from({ length: 8 }, (_, night) => addDays(eighth, night));
const tenth = addDays(eighth, 2);
const twelfth = addDays(eighth, 4);
const thirteenth = addDays(eighth, 5);

function daysWith(special: Readonly<Record<string, Partial<CalendarDay>>>, least: number) {
  return withLeastNights(new Map(nights.map((date) => [date, { ...open, ...special[date] }])), least);
}

test('the price of a day has VAT and the city tax of the guests it is for', () => {
  const cityTax = {
    name: 'City tax',
    adultMinor: 2_00,
    childMinor: 0,
    infantMinor: 0,
    mostNights: null,
    isPaidAtHotel: true,
  };
  const pricedIn = {
    currency: 'GBP' as CurrencyCode,
    vat: { rateMillipercent: 20_000, isExclusive: true },
    cityTax,
    defaultGuests: { adults: 2, children: 1, infants: 0 },
  };
  const day = {
    DateOfStay: eighth,
    Closed: false,
    AvailableRooms: 3,
    CanArrive: true,
    ClosedToArrival: false,
    ClosedToDeparture: false,
    MinLengthOfStay: null,
    MaxLengthOfStay: 30,
    MinimumRate: 100,
    Rates: [],
  };
  expect(calendarDaysOf([day], pricedIn).get(eighth)?.fromMinor).toBe(124_00);
  expect(calendarDaysOf([day], { ...pricedIn, cityTax: null }).get(eighth)?.fromMinor).toBe(120_00);
});

describe('the days of an offer for longer stays', () => {
  const chosen = { arrival: eighth, departure: null };

  test('report a departure that is too short for it', () => {
    const fault = dateFault(tenth, chosen, daysWith({}, 3));
    expect(fault).toEqual({ code: 'too-short', date: eighth, minimumNights: 3 });
    expect(fault && faultLabel(fault)).toBe('too short, minimum 3 nights');
    expect(fault && faultSentence(fault)).toMatch(/^From .* the stay is at least 3 nights\.$/);
    expect(dateFault(tenth, chosen, daysWith({}, 1))).toBeNull();
    expect(dateFault(addDays(eighth, 3), chosen, daysWith({}, 3))).toBeNull();
  });

  test('keep a longer minimum of their own', () => {
    const days = daysWith({ [eighth]: { minimumNights: 5 } }, 3);
    expect(dateFault(twelfth, chosen, days)).toMatchObject({ code: 'too-short', minimumNights: 5 });
    expect(dateFault(thirteenth, chosen, days)).toBeNull();
  });

  test('cannot be arrived on where no stay is long enough', () => {
    const days = daysWith({ [eighth]: { maximumNights: 2 } }, 3);
    expect(dateFault(eighth, { arrival: null, departure: null }, days)?.code).toBe('no-stay-begins');
    expect(days.get(eighth)?.fromMinor).toBeNull();
  });
});

describe('the nights of a room that moves', () => {
  const soldOut = { isSoldOut: true, canArrive: false, maximumNights: null };
  const days = new Map(
    nights.map((date) => [date, { ...open, ...(date >= tenth && date < twelfth && soldOut) }]),
  );
  days.set(eighth, { ...open, maximumNights: 2 });
  const own = withOwnNights(days, [{ arrival: tenth, departure: twelfth }]);
  const stayFrom = (arrival: typeof tenth) => ({ arrival, departure: null });

  test('are free to its guest, who may come earlier, stay longer, or leave sooner', () => {
    expect(dateFault(tenth, { arrival: null, departure: null }, days)?.code).toBe('sold-out');
    expect(dateFault(tenth, { arrival: null, departure: null }, own)).toBeNull();
    expect(beginsAgain(thirteenth, stayFrom(eighth), days)?.code).toBe('night-sold-out');
    expect(beginsAgain(thirteenth, stayFrom(eighth), own)).toBeNull();
    expect(dateFault(thirteenth, stayFrom(eighth), own)).toBeNull();
    expect(dateFault(addDays(tenth, 1), stayFrom(tenth), own)).toBeNull();
  });

  test('are as they were where no room moves', () => {
    expect(withOwnNights(days, [])).toBe(days);
  });
});
