import { localDate } from '@portico/domain/calendar/local-date';
import { describe, expect, test } from 'vitest';
import {
  dateText,
  dayAndMonthText,
  longDateText,
  monthOnlyText,
  shortDateText,
  stayNeedsYear,
} from './date-texts.ts';
import { guestsText, nightsText } from './guest-texts.ts';
import { moneyText, containsMoney, shortMoneyText } from './money-text.ts';
import { paymentText } from './terms-texts.ts';

const sunday = localDate('2027-03-14');

describe('dates', () => {
  test('stand in the three formats of the specification', () => {
    expect(shortDateText(sunday)).toBe('Sun 14 Mar 2027');
    expect(dateText(sunday)).toBe('Sunday, 14 Mar 2027');
    expect(longDateText(sunday)).toBe('Sunday 14th March 2027');
  });

  test.each([
    ['2027-03-14', 'Sunday 14 March'],
    ['2027-03-01', 'Monday 1 March'],
    ['2028-01-31', 'Monday 31 January'],
    ['2028-02-01', 'Tuesday 1 February 2028'],
    ['2030-03-14', 'Thursday 14 March 2030'],
    ['2027-02-28', 'Sunday 28 February 2027'],
  ])('asked on 1 March 2027, %s is %s: the year is shown from eleven months ahead on', (date, text) => {
    expect(dayAndMonthText(localDate(date), localDate('2027-03-01'))).toBe(text);
  });

  test.each([
    ['2027-02-28', '2027-03-02', false],
    ['2028-01-29', '2028-01-31', false],
    ['2028-01-30', '2028-02-02', true],
    ['2027-02-01', '2027-02-03', true],
  ])('of a stay from %s to %s both show the year, or neither does', (arrival, departure, isShown) => {
    const stay = { arrival: localDate(arrival), departure: localDate(departure) };
    expect(stayNeedsYear(stay, localDate('2027-03-01'))).toBe(isShown);
    expect(monthOnlyText(stay.arrival, isShown).endsWith(arrival.slice(0, 4))).toBe(isShown);
  });

  test.each([
    ['2027-05-01', 'Saturday 1st May 2027'],
    ['2027-05-02', 'Sunday 2nd May 2027'],
    ['2027-05-03', 'Monday 3rd May 2027'],
    ['2027-05-11', 'Tuesday 11th May 2027'],
    ['2027-05-12', 'Wednesday 12th May 2027'],
    ['2027-05-13', 'Thursday 13th May 2027'],
    ['2027-05-21', 'Friday 21st May 2027'],
    ['2027-05-22', 'Saturday 22nd May 2027'],
    ['2027-05-31', 'Monday 31st May 2027'],
  ])('%s is %s', (date, text) => {
    expect(longDateText(localDate(date))).toBe(text);
  });
});

describe('money', () => {
  test.each([
    [118_400, 'GBP', '£1,184.00'],
    [118_400, 'USD', '$1,184.00'],
    [118_400, 'EUR', '€1,184.00'],
    [45_600_000, 'NGN', '₦456,000.00'],
    [5, 'GBP', '£0.05'],
    // Without the full stop of “kr.”, for sentences that end with a sum.
    [118_450, 'DKK', '1.184,50\u00a0kr'],
  ] as const)('%d minor units of %s are %s', (minor, currency, text) => {
    expect(moneyText(minor, currency)).toBe(text);
    expect(containsMoney(`about ${text} a night`)).toBe(true);
  });

  test.each(['Room 1', 'Sun 14 Mar 2027', '22 m²', 'Rates', ''])('“%s” holds no sum', (text) => {
    expect(containsMoney(text)).toBe(false);
  });

  test('drops pence that are none where there is little room', () => {
    expect(shortMoneyText(11_200, 'GBP')).toBe('£112');
    expect(shortMoneyText(11_250, 'GBP')).toBe('£112.50');
  });
});

test('guests and nights are counted in words of the right number', () => {
  expect(guestsText({ adults: 2, children: 1, infants: 0 })).toBe('2 adults, 1 child');
  expect(guestsText({ adults: 0, children: 2, infants: 1 })).toBe('2 children, 1 infant');
  expect(nightsText(1)).toBe('1 night');
  expect(nightsText(3)).toBe('3 nights');
});

describe('terms', () => {
  test('of paying name each of the three sums', () => {
    expect(paymentText({ nowMinor: 0, later: [], atHotelMinor: 54_000 }, 'GBP')).toBe(
      'Pay nothing today, £540.00 at the hotel',
    );
    expect(
      paymentText(
        { nowMinor: 12_600, later: [{ date: localDate('2027-02-28'), minor: 10_000 }], atHotelMinor: 0 },
        'GBP',
      ),
    ).toBe('Pay £126.00 today, £100.00 on Sun 28 Feb 2027, nothing at the hotel');
  });
});
