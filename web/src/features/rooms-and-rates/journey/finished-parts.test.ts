import type { BookingRoom } from '@portico/domain/journeys/booking-state';
import { buildBookingRoom, buildBookingState } from '@portico/domain/worked-examples/builders.fixture';
import { expect, test } from 'vitest';
import { finishedParts } from './finished-parts.ts';

const unit = { singular: 'lodge', plural: 'lodges' };

const room = (roomNumber: number, changes: Partial<BookingRoom> = {}) =>
  buildBookingRoom({
    roomNumber,
    roomTypeChosen: true,
    ratePlanChosen: true,
    upgradesOffered: true,
    upgradesSeen: true,
    leadGuestValid: true,
    extrasOffered: true,
    extrasSeen: true,
    ...changes,
  });

const names = (...rooms: BookingRoom[]) =>
  finishedParts(buildBookingState({ rooms, isDesktop: true }), unit).map(({ name }) => name);

test('what is done may be changed, in the order of the steps', () => {
  expect(names(room(1))).toEqual(['Upgrade', 'Guests', 'Extras']);
  expect(names(room(1), room(2))).toEqual([
    'Upgrade, lodge 1',
    'Upgrade, lodge 2',
    'Guests',
    'Extras, lodge 1',
    'Extras, lodge 2',
  ]);
});

test('what a room does not have is not there to change', () => {
  expect(names(room(1, { upgradesOffered: false }), room(2, { extrasOffered: false }))).toEqual([
    'Upgrade, lodge 2',
    'Guests',
    'Extras, lodge 1',
  ]);
});

test('what is still to do, or comes after it, is no change', () => {
  expect(names(room(1, { leadGuestValid: false, extrasSeen: false }))).toEqual(['Upgrade']);
  expect(names(room(1, { upgradesSeen: false, extrasSeen: false }))).toEqual([]);
  expect(names(room(1), room(2, { ratePlanChosen: false }))).toEqual([]);
});
