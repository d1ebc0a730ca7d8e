import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { serveHotelApi } from '../../../shared/booked/hotel-api.fixture.ts';
import { buildServices, buildWireService } from '../../../shared/offers/extras.fixture.ts';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../../shared/search/search-answer.fixture.ts';
import {
  chooseRate,
  eachTestOn,
  heading,
  oneRoom,
  openRooms,
  serve,
  stay,
  twoRooms,
} from '../journey.fixture.tsx';

const plain = buildWireRate(stay, { id: 12, name: 'Room only', nightMinor: 9_000 });
const withBreakfast = {
  ...buildWireRate(stay, { id: 13, name: 'With breakfast', nightMinor: 11_000 }),
  IncludesBreakfast: true,
};
const loft = buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft', Beds: ['Double'], Size: 22 }, [
  plain,
]);
const shed = buildAvailability(
  stay,
  { RoomTypeId: 3, Name: 'The Shed', Beds: ['Double', 'Bunk'], Size: 40, IsStepFree: true, View: 'Sea' },
  [
    buildWireRate(stay, { id: 12, nightMinor: 12_000 }),
    { ...withBreakfast, RatePlanId: withBreakfast.RatePlanId },
  ],
);
const twin = buildAvailability(
  stay,
  { RoomTypeId: 4, Name: 'The Twin', Beds: ['Twin'], Size: 26, DogsWelcome: true, View: 'Garden' },
  [buildWireRate(stay, { id: 12, nightMinor: 10_000 })],
);
const answer = buildSearchAnswer([loft, shed, twin]);

eachTestOn('phone');

const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const address = () => screen.getByLabelText('Address').textContent;

describe('the rooms of a search', () => {
  test('are filtered by what they have, all of it, and of several beds any', async () => {
    serve(answer);
    openRooms(oneRoom);
    await heading('Choose your room');
    expect(cards()).toEqual(['The Loft', 'The Twin', 'The Shed']);
    await tick('Bunks');
    expect(cards()).toEqual(['The Shed']);
    await tick('Two beds');
    expect(cards()).toEqual(['The Twin', 'The Shed']);
    await tick('Step-free');
    expect(cards()).toEqual(['The Shed']);
    expect(address()).toBe(`?${oneRoom}&only=bunk,twin,step-free`);
    expect(screen.getByText('1 of 3 rooms')).toBeDefined();
  });

  test('are filtered by their rates, and show only the rates that match', async () => {
    serve(answer);
    openRooms(`${oneRoom}&only=breakfast`);
    await heading('Choose your room');
    expect(cards()).toEqual(['The Shed']);
    expect(screen.getByRole('button', { name: 'See 1 rate of The Shed' })).toBeDefined();
  });

  test('show when none matches, and come back in one press', async () => {
    serve(answer);
    openRooms(`${oneRoom}&only=dogs,bunk`);
    expect(await screen.findByText('No room matches all your filters.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show all rooms' }));
    expect(cards()).toHaveLength(3);
    expect(address()).toBe(`?${oneRoom}`);
  });

  test.each([
    ['no room has it', answer, 'only=single'],
    ['no room has that view', answer, 'only=view-lagoon'],
    ['only two rooms are left, and neither has it', buildSearchAnswer([loft, twin]), 'only=step-free'],
  ])('are never shown as matching a filter that they do not: %s', async (_why, found, filter) => {
    serve(found);
    openRooms(`${oneRoom}&${filter}`);
    expect(await screen.findByText('No room matches all your filters.')).toBeDefined();
    expect(screen.queryAllByRole('article')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Show all rooms' }));
    expect(cards().length).toBeGreaterThan(1);
  });

  test('are sorted by price either way, or by size', async () => {
    serve(answer);
    openRooms(`${oneRoom}&sort=size`);
    await heading('Choose your room');
    expect(cards()).toEqual(['The Shed', 'The Twin', 'The Loft']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Highest price first');
    expect(cards()).toEqual(['The Shed', 'The Twin', 'The Loft']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Lowest price first');
    expect(cards()).toEqual(['The Loft', 'The Twin', 'The Shed']);
  });

  test('are kept below a price', async () => {
    serve(answer);
    openRooms(oneRoom);
    await heading('Choose your room');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Price of the stay' }),
      'Up to £180.00',
    );
    expect(cards()).toEqual(['The Loft']);
    expect(address()).toBe(`?${oneRoom}&most=180`);
  });

  test.each(['only=nothing', 'most=-1', 'most=cheap', 'sort=random', 'only=,,'])(
    'are all shown where the filter cannot be read: %s',
    async (unread) => {
      serve(answer);
      openRooms(`${oneRoom}&${unread}`);
      await heading('Choose your room');
      expect(cards()).toHaveLength(3);
    },
  );

  test('offer no filter that would change nothing, and none for two', async () => {
    serve(answer);
    const { unmount } = openRooms(oneRoom);
    await heading('Choose your room');
    expect(screen.queryByRole('checkbox', { name: 'Free cancelling' })).toBeNull();
    unmount();
    serve(buildSearchAnswer([loft, twin]));
    openRooms(oneRoom);
    await heading('Choose your room');
    expect(screen.queryByRole('region', { name: 'Filter and sort' })).toBeNull();
  });

  test('stay filtered for the next room, where each price also says what the stay becomes', async () => {
    serve(answer);
    openRooms(`${twoRooms}&only=step-free`);
    await heading('Choose the first room');
    await chooseRate('The Shed', 'With breakfast');
    await heading('Choose the second room');
    expect(cards()).toEqual(['The Shed']);
    // Two nights at £110 for the first, at £110 for the second.
    expect(within(screen.getByRole('article')).getByText('£440.00')).toBeDefined();
  });
});

describe('two rates of a room', () => {
  const breakfast = buildWireService({
    ServiceId: 9,
    ServiceName: 'Breakfast',
    IsBreakfast: true,
    ChargeType: 'PerDay',
    ChargePerPerson: true,
    Price: 14,
    Articles: [{ Name: 'Breakfast', Price: 14 }],
  });
  const both = buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft' }, [plain, withBreakfast]);

  async function compare() {
    await heading('Choose your room');
    await userEvent.click(screen.getByRole('button', { name: /^See 2 rates/ }));
    await tick('Compare Room only');
    expect(screen.queryByRole('table')).toBeNull();
    await tick('Compare With breakfast');
    // Announced, as it appears below the ticks.
    expect(
      screen
        .getByText('Room only and With breakfast stand side by side below the rates.')
        .getAttribute('role'),
    ).toBe('status');
    return screen.findByRole('table');
  }

  test('stand side by side, the one without breakfast also with it', async () => {
    serve(buildSearchAnswer([both]), { extras: buildServices([breakfast]) });
    openRooms(oneRoom);
    const table = await compare();
    // Two guests on two days.
    expect(await within(table).findByText('£56.00 if you have it every day')).toBeDefined();
    expect(within(table).getByText(/£236.00 with breakfasts: £16.00 more/)).toBeDefined();
    await userEvent.click(within(table).getByRole('button', { name: 'Choose With breakfast' }));
    await heading('Who is coming?');
  });

  test('are compared without a breakfast that the hotel does not sell', async () => {
    serve(buildSearchAnswer([both]));
    openRooms(oneRoom);
    const table = await compare();
    expect(within(table).queryByText(/reakfast for/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Compare Room only' }));
  });

  test('are compared all the same when the extras cannot be read', async () => {
    serveHotelApi({
      '/api/Availability/Search': () => Response.json(buildSearchAnswer([both])),
      '/api/Service/Get': () => Response.json({}, { status: 500 }),
      '/api/RoomTypeConfiguration/Get': () => Response.json([]),
    });
    openRooms(oneRoom);
    const table = await compare();
    expect(within(table).getByText('£180.00')).toBeDefined();
  });
});
