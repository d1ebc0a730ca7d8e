import { localDate } from '@portico/domain/calendar/local-date';
import { expect, test } from 'vitest';
import { typedStay } from './typed-stay.ts';

const today = localDate('2027-03-01');
const read = (arrival: string, departure: string) => typedStay({ arrival, departure }, today, null);

test('two dates that follow each other are a stay', () => {
  expect(read('14/03/2027', '17 Mar 2027')).toEqual({
    stay: { arrival: '2027-03-14', departure: '2027-03-17' },
    faults: {},
  });
});

test('without years they are the next such days, the second one after the first', () => {
  expect(read('14/3', '17/3').stay).toEqual({ arrival: '2027-03-14', departure: '2027-03-17' });
  expect(read('30 December', '2 Jan').stay).toEqual({ arrival: '2027-12-30', departure: '2028-01-02' });
});

test.each([
  ['', '', { arrival: 'Choose the day you arrive', departure: 'Choose the day you leave' }],
  ['soon', '17/03/2027', { arrival: 'Write the day, then the month: 14/3 or 14 March' }],
  ['17/03/2027', '14/03/2027', { departure: 'The day you leave must come after the day you arrive' }],
  ['31/2', '17/03/2027', { arrival: 'There is no 31 February' }],
  ['14 March', '31 April 2027', { departure: 'There is no 31 April 2027' }],
  ['28/02/2027', '02/03/2027', { arrival: 'The day of arrival has passed' }],
])('“%s” and “%s” show at the field what is wrong', (arrival, departure, faults) => {
  expect(read(arrival, departure)).toEqual({ stay: null, faults });
});
