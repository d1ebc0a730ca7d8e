import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { loadBooking } from '../../../shared/stay/booking-session.ts';
import { buildAvailability, buildSearchAnswer } from '../../../shared/search/search-answer.fixture.ts';
import {
  chooseLoft,
  chooseRate,
  eachTestOn,
  heading,
  nameGuests,
  oneRoom,
  openRooms,
  serve,
  stay,
} from '../journey.fixture.tsx';

const lofts = buildSearchAnswer([buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft' })]);
const option = (id: number, Name: string) => ({ RoomConfigurationDropdownOptionId: id, Name });
const beds = [{ RoomTypeId: 2, Options: [option(5, 'One double'), option(6, 'Two singles')] }];
const withBedQuestion = { config: { ShowRoomConfigurationQuestion: true } };

eachTestOn('phone');

async function goToGuests(): Promise<void> {
  await chooseLoft();
  await heading('Who is coming?');
}

const goOn = () => userEvent.setup().click(screen.getByRole('button', { name: /^Continue/ }));

test('on a phone the stay is folded away under the form, until it is opened', async () => {
  serve(lofts);
  openRooms(oneRoom);
  await goToGuests();
  const below = within(screen.getByRole('region', { name: 'Your stay' }));
  const fold = below.getByText('Your stay so far').closest('details')!;
  expect(fold.open).toBe(false);
  await userEvent.setup().click(below.getByText('Your stay so far'));
  expect(fold.open).toBe(true);
  expect(within(fold).getByRole('link', { name: 'Change Room 1' })).toBeDefined();
});

test('names that were typed and not sent are there again after a reload', async () => {
  serve(lofts, { beds });
  const before = openRooms(oneRoom, withBedQuestion);
  await goToGuests();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('First name'), 'Marian');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Beds' }), 'Two singles');
  before.unmount();
  openRooms(`${oneRoom}&step=guests`, withBedQuestion);
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Marian');
  expect(screen.getByRole('combobox', { name: 'Beds' })).toHaveProperty('value', '6');
  expect(loadBooking('TEST').items[0]?.leadGuest, 'not taken for sent').toBeNull();
});

test('a name is well again while it is typed, and is judged again when it is left', async () => {
  serve(lofts);
  openRooms(oneRoom);
  await goToGuests();
  const user = userEvent.setup();
  await goOn();
  const first = screen.getByLabelText('First name');
  expect(first.getAttribute('aria-invalid')).toBe('true');
  await user.type(first, 'M');
  expect(first.getAttribute('aria-invalid')).toBeNull();
  await user.clear(first);
  await user.tab();
  expect(first.getAttribute('aria-invalid')).toBe('true');
});

describe('the beds of a room', () => {
  test('are requested where the hotel asks and the room type has a choice, and retained', async () => {
    serve(lofts, { beds });
    openRooms(oneRoom, withBedQuestion);
    await goToGuests();
    await nameGuests(['Marian', 'Oakshott-Pell']);
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Beds' }), 'Two singles');
    await goOn();
    await heading('Your stay');
    expect(loadBooking('TEST').items[0]?.bedOptionId).toBe(6);
  });

  test('have to be chosen: the summary of errors leads to them', async () => {
    serve(lofts, { beds });
    openRooms(oneRoom, withBedQuestion);
    await goToGuests();
    await nameGuests(['Marian', 'Oakshott-Pell']);
    await goOn();
    expect(screen.getByRole('alert').textContent).toContain('Choose how the beds are made up');
    expect(document.title).toBe('Error: Who is coming? – The Test House');
    const beds_ = screen.getByRole('combobox', { name: 'Beds' });
    expect(beds_.getAttribute('aria-invalid')).toBe('true');
    await userEvent.setup().click(screen.getByRole('link', { name: 'Choose how the beds are made up' }));
    expect(document.activeElement).toBe(beds_);
  });

  test('are requested again when the room becomes another type', async () => {
    const tower = buildAvailability(stay, { RoomTypeId: 3, Name: 'The Tower' });
    const both = { ...lofts, RoomTypes: [...lofts.RoomTypes, tower] };
    serve({ ...both, NumberOfRoomsPerRoomTypeId: { 2: 5, 3: 5 } }, { beds });
    openRooms(oneRoom, withBedQuestion);
    await goToGuests();
    await nameGuests(['Marian', 'Oakshott-Pell']);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Beds' }), 'One double');
    await goOn();
    await heading('Your stay');
    await user.click(screen.getByRole('link', { name: 'Change Room 1' }));
    await heading('Choose your room');
    await chooseRate('The Tower', 'Flexible');
    await heading('Your stay');
    expect(loadBooking('TEST').items[0]).toMatchObject({ roomTypeId: 3, bedOptionId: null });
  });

  test('are not requested where the hotel does not ask', async () => {
    serve(lofts, { beds });
    openRooms(oneRoom);
    await goToGuests();
    expect(screen.queryByRole('combobox', { name: 'Beds' })).toBeNull();
  });
});
