import type { BookingRoom, BookingState } from '@portico/domain/journeys/booking-state';
import { describe, expect, test } from 'vitest';
import { nextView, viewOfUrl, viewQuery } from './view.ts';

function room(roomNumber: number, changes: Partial<BookingRoom> = {}): BookingRoom {
  return {
    roomNumber,
    roomTypeChosen: false,
    ratePlanChosen: false,
    upgradesOffered: false,
    upgradesSeen: false,
    leadGuestValid: false,
    extrasOffered: false,
    extrasSeen: false,
    ...changes,
  };
}

const chosen = { roomTypeChosen: true, ratePlanChosen: true };

function state(rooms: readonly BookingRoom[], changes: Partial<BookingState> = {}): BookingState {
  return {
    rooms,
    isDesktop: true,
    summarySeen: false,
    personalDetailsValid: false,
    accountOffered: false,
    accountDecided: false,
    addressValid: false,
    paymentNeeded: true,
    paymentValid: false,
    ...changes,
  };
}

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

  test('may be any finished room that the URL asks for', () => {
    expect(view('step=rooms&unit=1', state([room(1, chosen), room(2)]))).toEqual({
      name: 'rooms',
      roomNumber: 1,
    });
  });

  test.each([
    ['the guests before the rooms are chosen', 'step=guests'],
    ['the summary before the guests are named', 'step=summary'],
    ['a room that was not searched', 'step=rooms&unit=9'],
    ['a step that does not exist', 'step=payment'],
  ])('is never %s', (_, query) => {
    expect(view(query, state([room(1)]))).toEqual({ name: 'rooms', roomNumber: 1 });
  });

  test('has a URL of its own within the search', () => {
    expect(viewQuery('arrive=2027-03-14', { name: 'rooms', roomNumber: 2 })).toBe(
      'arrive=2027-03-14&step=rooms&unit=2',
    );
    expect(viewQuery('arrive=2027-03-14', { name: 'guests' })).toBe('arrive=2027-03-14&step=guests');
  });
});
