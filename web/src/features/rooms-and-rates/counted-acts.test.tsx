import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenToCounted } from '../../shared/hotel/counted.ts';
import type { Counted } from '../../shared/hotel/counted.ts';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../shared/search/search-answer.fixture.ts';
import { chooseRate, eachTestOn, heading, oneRoom, openRooms, serve, stay } from './journey.fixture.tsx';

const lofts = buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft' }, [
  buildWireRate(stay, { id: 12, name: 'Flexible', nightMinor: 15_000 }),
  buildWireRate(stay, { id: 13, name: 'Paid now', nightMinor: 9_000 }),
]);

let received: Counted[] = [];
let stop: () => void;
eachTestOn('phone');
beforeEach(() => {
  serve(buildSearchAnswer([lofts], { available: { '2': 5 } }));
  stop = listenToCounted((counted) => void received.push(counted));
  received = [];
});
afterEach(() => {
  stop();
});

/** Each as “add_to_cart The Loft, Flexible 300.00”, pages by step. */
const reported = () =>
  received.map((counted) => {
    if (counted.kind === 'page') return `${counted.page} ${counted.step}`;
    if (counted.kind === 'purchase') return 'purchase';
    const rooms = counted.rooms.map(
      ({ name, ratePlanName, grossMinor }) => `${name}, ${ratePlanName} ${(grossMinor / 100).toFixed(2)}`,
    );
    return `${counted.act} ${rooms.join('; ')}`;
  });

test('rooms that are listed, looked at, chosen and changed are reported, and nothing of who looks', async () => {
  openRooms(oneRoom);
  await heading('Choose your room');
  await chooseRate('The Loft', 'Flexible');
  await heading('Who is coming?');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Choose your room');
  await chooseRate('The Loft', 'Paid now');
  expect(reported()).toEqual([
    'rooms room-type-selection',
    'view_item_list The Loft, null 180.00',
    'select_item The Loft, null 180.00',
    'view_item The Loft, null 180.00',
    'add_to_cart The Loft, Flexible 300.00',
    'rooms occupancy',
    'rooms room-type-selection',
    'view_item_list The Loft, null 180.00',
    'remove_from_cart The Loft, Flexible 300.00',
    'add_to_cart The Loft, Paid now 180.00',
    'rooms occupancy',
  ]);
});
