import type { BookingRoom, BookingState } from '@portico/domain/journeys/booking-state';
import { buildBookingRoom, buildBookingState } from '@portico/domain/worked-examples/builders.fixture';
import { describe, expect, test } from 'vitest';
import { nextView, viewOfUrl, viewQuery } from './view.ts';

const room = (roomNumber: number, changes: Partial<BookingRoom> = {}) =>
  buildBookingRoom({ roomNumber, ...changes });

const chosen = { roomTypeChosen: true, ratePlanChosen: true };

const state = (rooms: readonly BookingRoom[], changes: Partial<BookingState> = {}) =>
  buildBookingState({ rooms, isDesktop: true, ...changes });
const view = (query: string, of: BookingState) => viewOfUrl(new URLSearchParams(query), of);

describe('the view of rooms and rates', () => {
  test('is the first room without a choice', () => {
    expect(view('', state([room(1, chosen), room(2)]))).toEqual({ name: 'rooms', roomNumber: 2 });
  });

  test('is the guests once every room is chosen', () => {
    expect(view('', state([room(1, chosen), room(2, chosen)]))).toEqual({ name: 'guests' });
  });

  test('goes on to checkout on a desktop and to the summary on a phone', () => {
    const ready = [room(1, { ...chosen, leadGuestValid: true })];
    expect(nextView(state(ready))).toBe('checkout');
    expect(nextView(state(ready, { isDesktop: false }))).toEqual({ name: 'summary' });
  });

  test('is each room’s upgrades before the guests, and each room’s extras after them', () => {
    const offering = { ...chosen, upgradesOffered: true, extrasOffered: true };
    const seen = { ...offering, upgradesSeen: true };
    const named = { ...seen, leadGuestValid: true };
    expect(view('', state([room(1, seen), room(2, offering)]))).toEqual({ name: 'upgrades', roomNumber: 2 });
    expect(view('', state([room(1, seen), room(2, seen)]))).toEqual({ name: 'guests' });
    expect(view('', state([room(1, named), room(2, named)]))).toEqual({ name: 'extras', roomNumber: 1 });
  });

  test('may be any finished room that the URL asks for', () => {
    expect(view('step=rooms&unit=1', state([room(1, chosen), room(2)]))).toEqual({
      name: 'rooms',
      roomNumber: 1,
    });
  });

  test.each([
    ['the guests before the rooms are chosen', 'step=guests'],
    ['the summary before the guests are named', 'step=summary'],
    ['the extras before the guests are named', 'step=extras&unit=1'],
    ['a room that was not searched', 'step=rooms&unit=9'],
    ['a step that does not exist', 'step=payment'],
  ])('is never %s', (_, query) => {
    expect(view(query, state([room(1)]))).toEqual({ name: 'rooms', roomNumber: 1 });
  });

  test('is never the upgrades or extras of a room that has none', () => {
    const named = { ...chosen, leadGuestValid: true };
    const rooms = [room(1, named), room(2, { ...named, upgradesOffered: true, upgradesSeen: true })];
    expect(view('step=upgrades&unit=1', state(rooms, { isDesktop: false }))).toEqual({ name: 'summary' });
    expect(view('step=upgrades&unit=2', state(rooms))).toEqual({ name: 'upgrades', roomNumber: 2 });
  });

  test('has a URL of its own within the search', () => {
    expect(viewQuery('arrive=2027-03-14', { name: 'rooms', roomNumber: 2 })).toBe(
      'arrive=2027-03-14&step=rooms&unit=2',
    );
    expect(viewQuery('arrive=2027-03-14', { name: 'extras', roomNumber: 1 })).toBe(
      'arrive=2027-03-14&step=extras&unit=1',
    );
    expect(viewQuery('arrive=2027-03-14', { name: 'guests' })).toBe('arrive=2027-03-14&step=guests');
  });
});
