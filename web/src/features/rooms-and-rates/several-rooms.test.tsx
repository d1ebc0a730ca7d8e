import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../shared/search/search-answer.fixture.ts';
import {
  chooseRate,
  eachTestOn,
  heading,
  oneRoom,
  openRooms,
  serve,
  stay,
  twoRooms,
} from './journey.fixture.tsx';

const flexible = (nightMinor: number) => [buildWireRate(stay, { id: 12, name: 'Flexible', nightMinor })];
const loft = buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft' }, flexible(15_000));
const tower = buildAvailability(stay, { RoomTypeId: 3, Name: 'The Tower' }, flexible(16_500));
const single = buildAvailability(
  stay,
  { RoomTypeId: 4, Name: 'The Single', MaximumOccupancy: 1 },
  flexible(8_000),
);

eachTestOn('desktop');

const room = (name: string) => screen.findByRole('article', { name });
const ledger = () => within(screen.getByRole('region', { name: 'Your stay' }));
const address = () => screen.getByLabelText('Address').textContent;

describe('a stay of several rooms', () => {
  test('counts what is left less the guest’s own rooms, and more again when one is changed', async () => {
    serve(buildSearchAnswer([loft, tower], { available: { 2: 3, 3: 9 } }));
    openRooms(twoRooms);
    expect(within(await room('The Loft')).getByText('3 left for these dates')).toBeDefined();
    await chooseRate('The Loft', 'Flexible');
    await heading('Choose the second room');
    expect(within(await room('The Loft')).getByText('2 left for these dates')).toBeDefined();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Change Room 1' }));
    await heading('Choose the first room');
    await chooseRate('The Tower', 'Flexible');
    await heading('Choose the second room');
    expect(within(await room('The Loft')).getByText('3 left for these dates')).toBeDefined();
  });

  test('always offers a room the type that it holds', async () => {
    serve(buildSearchAnswer([loft, tower], { available: { 2: 1, 3: 1 } }));
    openRooms(twoRooms);
    await room('The Loft');
    await chooseRate('The Loft', 'Flexible');
    await heading('Choose the second room');
    expect(screen.queryByRole('article', { name: 'The Loft' })).toBeNull();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Change Room 1' }));
    await heading('Choose the first room');
    expect(await room('The Loft')).toBeDefined();
  });

  test('takes one room more and keeps the others', async () => {
    serve(buildSearchAnswer([loft]));
    openRooms(oneRoom);
    await room('The Loft');
    await chooseRate('The Loft', 'Flexible');
    await heading('Who is coming?');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Add a room' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a room' }));
    await user.click(dialog.getByRole('button', { name: 'One fewer: Adults' }));
    await user.click(dialog.getByRole('button', { name: 'Add this room' }));
    await heading('Choose the second room');
    expect(screen.getByText(/^For 1 adult\./)).toBeDefined();
    expect(ledger().getByText('Room 1, The Loft')).toBeDefined();
    expect(address()).toContain('rooms=2-0-0,1-0-0');
  });

  test('keeps its rooms when the guest goes back in the browser', async () => {
    serve(buildSearchAnswer([loft]));
    openRooms(twoRooms);
    await room('The Loft');
    await chooseRate('The Loft', 'Flexible');
    await heading('Choose the second room');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Remove Room 2' }));
    await heading('Who is coming?');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Choose your room');
    expect(ledger().getByText('Room 1, The Loft')).toBeDefined();
    expect(address()).toContain('rooms=2-0-0');
    expect(address()).not.toContain('1-1-0');
  });

  test('shows when the hotel takes no more rooms', async () => {
    serve(buildSearchAnswer([loft]));
    openRooms('arrive=2027-03-14&nights=2&rooms=1-0-0,1-0-0,1-0-0');
    await room('The Loft');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Add a room' }));
    expect(screen.getByText('You have added the maximum number of rooms')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('lets go of one room, and those after it move up', async () => {
    serve(buildSearchAnswer([loft, tower]));
    openRooms(twoRooms);
    await room('The Loft');
    await chooseRate('The Loft', 'Flexible');
    await heading('Choose the second room');
    await chooseRate('The Tower', 'Flexible');
    await heading('Who is coming?');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Remove Room 1' }));
    expect(await screen.findByText('Room 1, The Tower')).toBeDefined();
    expect(ledger().queryByText(/The Loft/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Room 1' })).toBeNull();
    expect(address()).toContain('rooms=1-1-0');
  });

  test('is refused in the specification’s words when what is left cannot be had together', async () => {
    serve(buildSearchAnswer([loft, single], { available: { 2: 1, 4: 3 } }));
    openRooms('arrive=2027-03-14&nights=2&rooms=1-0-0,2-0-0');
    await room('The Loft');
    // The only loft goes to a guest who would fit in a single: none remains for two.
    await chooseRate('The Loft', 'Flexible');
    await heading('Choose the second room');
    expect(
      screen.getByText(
        'Your combination of rooms is not available, please retry your search or contact us directly',
      ),
    ).toBeDefined();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Change room 1' }));
    await heading('Choose the first room');
    await chooseRate('The Single', 'Flexible');
    await heading('Choose the second room');
    expect(await room('The Loft')).toBeDefined();
  });

  test('is not begun when its rooms can be had one by one only', async () => {
    serve(buildSearchAnswer([loft], { available: { 2: 1 } }));
    openRooms(twoRooms);
    expect(
      await screen.findByText(
        'Your combination of rooms is not available, please retry your search or contact us directly',
      ),
    ).toBeDefined();
    expect(screen.queryByRole('article', { name: 'The Loft' })).toBeNull();
  });
});
