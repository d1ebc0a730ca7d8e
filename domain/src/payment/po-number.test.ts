import { expect, test } from 'vitest';
import { isPoNumberOf, isPoNumberPattern } from './po-number.ts';

test.each([
  ['^PO-\\d{6}$', 'PO-104233', 'PO-10423'],
  ['^(PO|WO)[A-Z]{2,4}\\.\\d+$', 'WOABC.1', 'XOABC.1'],
  ['^[A-Z]+[0-9]*[A-Z]?$', 'AB12C', '12'],
  ['^[A-Z\\d-]{4,12}$', 'AB-12', 'A-1'],
  ['^Cost centre \\d{4}/\\d{2}$', 'Cost centre 1042/07', '1042/07'],
])('a hotel may ask that PO numbers are %s', (pattern, good, bad) => {
  expect(isPoNumberPattern(pattern)).toBe(true);
  expect(isPoNumberOf(pattern, good)).toBe(true);
  expect(isPoNumberOf(pattern, bad)).toBe(false);
});

test('the slowest pattern that is taken reads the longest number in few steps', () => {
  // Three parts of open length over 50 characters can split in fewer than 23,000 ways.
  const pattern = '^[A-Z]*[A-Z]*[A-Z]*1$';
  expect(isPoNumberPattern(pattern)).toBe(true);
  expect(isPoNumberPattern('^[A-Z]*[A-Z]*[A-Z]*[A-Z]{2,}1$')).toBe(false);
  expect(isPoNumberOf(pattern, 'A'.repeat(50))).toBe(false);
});
