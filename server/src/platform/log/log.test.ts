import { guestPaths } from '@portico/contract/paths';
import { describe, expect, test } from 'vitest';
import { maskedUrl } from './masked-url.ts';
import { requestId } from './request-id.ts';
import { withoutCardNumbers } from './without-card-numbers.ts';

describe('tokens and card numbers never stand in a logged URL', () => {
  test.each([
    ['/Book/quay/Confirmation/abcDEF_12', '/Book/quay/Confirmation/…'],
    ['/book/quay/confirmation/abcDEF_12/', '/book/quay/confirmation/…/'],
    ['/Book/quay/Status/abc?x=1', '/Book/quay/Status/…?x=1'],
    ['/Book/quay/Checkout/abc', '/Book/quay/Checkout/…'],
    ['/Book/quay/%43onfirmation/abc', '/Book/quay/Confirmation/…'],
    [
      '/api/Reservation/Confirmation?propertyId=1&referenceNumber=abc',
      '/api/Reservation/Confirmation?propertyId=1&referenceNumber=…',
    ],
    [
      '/api/Reservation/Status?%72eferenceNumber=abc&propertyId=1',
      '/api/Reservation/Status?referenceNumber=…&propertyId=1',
    ],
    ['/Manage/quay/Reservation/QHK4821356/abc', '/Manage/quay/Reservation/QHK4821356/…'],
    ['/api/ManageBooking/Search?guestName=Lovelace&hash=abc', '/api/ManageBooking/Search?guestName=…&hash=…'],
    ['/Book/quay?arrive=2027-03-14', '/Book/quay?arrive=2027-03-14'],
    [
      '/Book/quay?arrive=2027-03-14&nights=2&rooms=2-0-0',
      '/Book/quay?arrive=2027-03-14&nights=2&rooms=2-0-0',
    ],
    ['/Book/quay?card=4242424242424242', '/Book/quay?card=[digits]'],
    ['/Book/quay?card=4242%204242%204242%204242', '/Book/quay?card=[digits]'],
    ['/Book/quay/4242+4242+4242+4242', '/Book/quay/[digits]'],
    ['/Book/quay?card=%34242424242424242', '/Book/quay?card=[digits]'],
    ['/Book/quay?card=4242%094242%0A4242%0D%0A4242', '/Book/quay?card=[digits]'],
    ['/Book/quay?card=4242%C2%A04242%E2%80%894242%E2%80%934242', '/Book/quay?card=[digits]'],
    ['/Book/quay?card=4242%25204242%25204242%25204242', '/Book/quay?card=[digits]'],
    ['/Book/quay/4242/4242/4242/4242', '/Book/quay/[digits]'],
    ['/Book/quay?card=4242_4242_4242_4242', '/Book/quay?card=[digits]'],
    ['/Book/quay?card=4242%2F4242%2F4242%2F4242', '/Book/quay?card=[digits]'],
    ['/Book/quay?card=4242%5f4242%5f4242%5f4242', '/Book/quay?card=[digits]'],
  ])('%s', (url, masked) => {
    expect(maskedUrl(url)).toBe(masked);
  });
});

describe('the code of no link that a mail has stands in a logged URL', () => {
  const linkCode = 'hOtelSecret'.repeat(7);
  const payLink = { actionType: 'P', invoiceNumber: 'MC-1', linkCode, paymentId: 'an-id' } as const;
  test.each([
    guestPaths.checkout('quay', linkCode),
    guestPaths.status('quay', linkCode),
    guestPaths.confirmation('quay', linkCode),
    guestPaths.manageReservation('quay', 'ACDEFGHJKM', linkCode),
    guestPaths.preCheckIn('quay', 'ACDEFGHJKM', linkCode),
    guestPaths.securePayLink('quay', payLink),
    guestPaths.securePayResult('quay', linkCode),
    guestPaths.securePayStatus('quay', linkCode),
    guestPaths.securePayConfirmation('quay', linkCode),
    guestPaths.tableBooking('quay', 'ACDEFGHJKM', linkCode),
  ])('%s', (path) => {
    const ways = [path, path.toLowerCase(), `${path}/more`, `/api${path}).`, path.replaceAll('e', '%65')];
    for (const way of [...ways, path.replace('/quay/', '//quay//')])
      expect(maskedUrl(way)).not.toMatch(/secret/i);
    expect(maskedUrl(path)).toContain('/quay/');
  });
});

test('a URL that fills a log is cut', () => {
  expect(maskedUrl(`/Book/quay?${'x'.repeat(600)}`)).toBe(`/Book/quay?${'x'.repeat(489)}…`);
  expect(maskedUrl(`/Book/quay?${'x'.repeat(480)}&code=secret-code`)).not.toContain('secret');
});

describe('what could be a card number is taken out of a text', () => {
  test.each([
    ['4242424242424242 refused', '[digits] refused'],
    ['card 4242 4242 4242 4242', 'card [digits]'],
    ['3782-822463-10005', '[digits]'],
    ['card 4242\t4242\n4242\r\n4242!', 'card [digits]!'],
    ['card 4242\u00a04242\u20094242\u30004242', 'card [digits]'],
    ['card 4242 – 4242 — 4242 ‑ 4242', 'card [digits]'],
    ['card 4242.4242/4242_4242', 'card [digits]'],
    ['card 4242\u200b4242\u200b4242\u200b4242', 'card [digits]'],
    ['card ٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', 'card [digits]'],
    ['room 12 on 2027-03-14', 'room 12 on 2027-03-14'],
  ])('%s', (text, expected) => {
    expect(withoutCardNumbers(text)).toBe(expected);
  });
});

describe('a request id from outside', () => {
  test.each([
    'edge-0001-af',
    'A.b_c-12',
    'f'.repeat(64),
    '1732204717123-17',
    '68b0ea1c-1234-4567-8901-234567890124',
  ])('is used if a log can hold it: %s', (given) => {
    expect(requestId({ headers: { 'x-request-id': given } })).toBe(given);
  });
  test.each([
    undefined,
    'short-7',
    'a'.repeat(65),
    'line\nbreak--',
    '"quoted" id',
    'edge:0001:af',
    'ümlaut-0001',
    '4242424242424242',
    'card-4242-4242-4242-4242',
    'card--4242--4242--4242--4242',
    'a4242._.4242._.4242._.4242b',
  ])('is replaced: %j', (given) => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    expect(requestId({ headers })).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});
