import { localDate } from '@portico/domain/calendar/local-date';
import { describe, expect, test } from 'vitest';
import { guestMessage } from './guest-messages.ts';
import { refusalText } from './refusal-texts.ts';
import { voucherFaultText } from './voucher-texts.ts';

const room = { singular: 'room', plural: 'rooms' };
const lodge = { singular: 'lodge', plural: 'lodges' };

describe('the messages of the specification', () => {
  test.each([
    ['hotel-unavailable', 'This hotel is unavailable on your selected dates.'],
    ['no-rooms-found', 'No rooms found'],
    ['too-few-for-guests', 'Not enough rooms based on occupancy'],
    [
      'no-combination',
      'Your combination of rooms is not available, please retry your search or contact us directly',
    ],
    ['too-many-rooms', 'You have added the maximum number of rooms'],
    ['selection-unavailable', 'Sorry, your selection is not available.'],
    ['no-same-day', 'No same day bookings available'],
  ] as const)('%s stands to the letter, and never uses room where the hotel does not', (message, words) => {
    expect(guestMessage(message, room)).toBe(words);
    expect(guestMessage(message, lodge)).toBe(words.replace('rooms', 'lodges'));
  });

  test('a refusal names the extra that has gone', () => {
    expect(refusalText('extra.unavailable', room, { extraName: 'Parking in the yard' })).toBe(
      'Sorry, your selection is not available. Parking in the yard is no longer free for your stay.',
    );
  });
});

test('a voucher that is too old shows until when it was good', () => {
  expect(voucherFaultText({ code: 'expired', validUntil: localDate('2027-03-14') })).toBe(
    'This voucher could be used until Sunday 14th March 2027.',
  );
});
