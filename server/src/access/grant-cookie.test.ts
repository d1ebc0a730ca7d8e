import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { expect, test } from 'vitest';
import type { GrantedBooking } from './granted-booking.ts';
import { grantCookieValue, readGrantCookie, usedGrant } from './grant-cookie.ts';
import { linkCode } from './link-code.ts';
import { localDate } from '@portico/domain/calendar/local-date';

const SECRET = 'a-secret-of-the-tests';
const booking: GrantedBooking = {
  propertyId: 7 as PropertyId,
  reservationId: '0198c7a1-7c1e-7000-8000-0000000000a1' as ReservationId,
  linkVersion: 1,
  by: 'link',
};
const at = (time: string) => new Date(`2027-02-20T${time}:00Z`);
const noon = at('12:00');
const cookie = grantCookieValue(SECRET, usedGrant(booking, noon, noon));
const read = (value: string, now: Date) => readGrantCookie([SECRET], value, now);

test('a grant is open for two hours from its last use', () => {
  expect(read(cookie, at('13:59'))).toMatchObject(booking);
  expect(read(cookie, at('14:00'))).toBeUndefined();
  const used = grantCookieValue(SECRET, usedGrant(booking, noon, at('13:59')));
  expect(read(used, at('15:58'))).toMatchObject(booking);
});

test('and for twelve hours at most, however often it is used', () => {
  const late = grantCookieValue(SECRET, usedGrant(booking, noon, at('23:30')));
  expect(read(late, at('23:59'))).toMatchObject(booking);
  expect(read(late, new Date('2027-02-21T00:00:00Z'))).toBeUndefined();
});

test('a grant with any of its bits turned is none', () => {
  const bytes = Buffer.from(cookie, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const turned = Buffer.from(bytes);
    turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(read(turned.toString('base64url'), noon), `bit ${bit}`).toBeUndefined();
  }
});

test('the code of a link is no grant', () => {
  const openUntil = localDate('2027-04-04');
  expect(read(linkCode([SECRET], 'manage', { ...booking, openUntil }), noon)).toBeUndefined();
});
