import { expect, test } from 'vitest';
import { cancelledFinding } from './findings.ts';
import { buildStays } from './reports.fixture.ts';

const { arrivals } = buildStays({ from: '2027-03-01', to: '2027-03-07', let: 5 });
const arrived = (rooms: number, cancelled: number) =>
  cancelledFinding({ ...arrivals, rooms, cancelled: { ...arrivals.cancelled, rooms: cancelled } });

test('what was cancelled is said as a person would', () => {
  expect(arrived(0, 0)).toBe('No room was booked.');
  expect(arrived(3, 0)).toBe('No room was cancelled.');
  expect(arrived(3, 1)).toBe('1 of 4 rooms was cancelled.');
  expect(arrived(0, 2)).toBe('2 of 2 rooms were cancelled.');
});
