import { localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId, ReservationItemId } from '@portico/domain/ids';
import { describe, expect, test } from 'vitest';
import { manageLinkCode } from './manage-link.ts';
import { preCheckInCode, readPreCheckInCode } from './pre-check-in-link.ts';
import type { Secrets } from './seal.ts';

const secrets: Secrets = ['a-secret-of-the-tests'];
const booking = {
  propertyId: 7 as PropertyId,
  reservationId: '0198c7a1-7c1e-7000-8000-0000000000a1' as ReservationId,
  linkVersion: 3,
  stay: { arrival: localDate('2027-03-03'), departure: localDate('2027-03-05') },
};
const itemId = '0198c7a1-7c1e-7000-8000-0000000000b2' as ReservationItemId;
const codes = [preCheckInCode(secrets, booking), preCheckInCode(secrets, booking, itemId)];

describe('a link to check in before arrival', () => {
  test('states its booking, or a room of it, until 30 days after the departure', () => {
    const { propertyId, reservationId, linkVersion } = booking;
    const link = { propertyId, reservationId, linkVersion, by: 'link', openUntil: '2027-04-04' };
    expect(codes.map((code) => readPreCheckInCode(secrets, code))).toEqual([
      { ...link, itemId: null },
      { ...link, itemId },
    ]);
  });

  test.each(codes)('opens nothing with any of its bits turned, nor shortened or lengthened', (code) => {
    const bytes = Buffer.from(code, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const turned = Buffer.from(bytes);
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(readPreCheckInCode(secrets, turned.toString('base64url')), `bit ${bit}`).toBeUndefined();
    }
    for (const other of ['', code.slice(1), code.slice(0, -4), `${code}AAAA`])
      expect(readPreCheckInCode(secrets, other)).toBeUndefined();
  });

  test('is no link to manage a booking, and the other way round', () => {
    expect(readPreCheckInCode(secrets, manageLinkCode(secrets, booking, 'link'))).toBeUndefined();
  });

  test('made of one room is none of the whole booking, however it is cut', () => {
    const cut = Buffer.from(codes[1] ?? '', 'base64url');
    const shorter = Buffer.concat([cut.subarray(0, 30), cut.subarray(46)]);
    expect(readPreCheckInCode(secrets, shorter.toString('base64url'))).toBeUndefined();
  });
});
