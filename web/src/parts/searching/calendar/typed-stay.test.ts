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

test.each([
  ['', '', { arrival: 'Choose the day you arrive', departure: 'Choose the day you leave' }],
  ['soon', '17/03/2027', { arrival: 'Write the date as 14/03/2027 or 14 Mar 2027' }],
  ['17/03/2027', '14/03/2027', { departure: 'The day you leave must come after the day you arrive' }],
  ['28/02/2027', '02/03/2027', { arrival: 'The day of arrival has passed' }],
])('“%s” and “%s” say at the field what is wrong', (arrival, departure, faults) => {
  expect(read(arrival, departure)).toEqual({ stay: null, faults });
});
