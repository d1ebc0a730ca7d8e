import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { serveHotelApi } from '../../../shared/booked/hotel-api.fixture.ts';
import { buildServices } from '../../../shared/offers/extras.fixture.ts';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../../shared/search/search-answer.fixture.ts';
import {
  chooseLoft,
  chooseRate,
  eachTestOn,
  heading,
  oneRoom,
  openRooms,
  serve,
  stay,
  twoRooms,
} from '../journey.fixture.tsx';

const flexible = { id: 12, name: 'Flexible' };
const loft = buildAvailability(
  stay,
  {
    RoomTypeId: 2,
    Name: 'The Loft',
    Upgrades: [
      { RoomTypeId: 4, AvailableRates: [12] },
      { RoomTypeId: 3, AvailableRates: [12] },
      { RoomTypeId: 5, AvailableRates: [99] },
    ],
  },
  [buildWireRate(stay, { ...flexible, nightMinor: 15_000 })],
);
const tower = buildAvailability(stay, { RoomTypeId: 3, Name: 'The Tower' }, [
  buildWireRate(stay, { ...flexible, nightMinor: 16_500 }),
]);
const nest = buildAvailability(stay, { RoomTypeId: 4, Name: 'The Nest' }, [
  buildWireRate(stay, { ...flexible, nightMinor: 20_000 }),
]);
const attic = buildAvailability(stay, { RoomTypeId: 5, Name: 'The Attic' }, [
  buildWireRate(stay, { ...flexible, nightMinor: 21_000 }),
]);
const all = [loft, tower, nest, attic];

eachTestOn('desktop');

const card = (name: string) => screen.findByRole('article', { name });

describe('upgrades', () => {
  test('keep the room first and of the same weight, then show the difference for the stay, cheapest first', async () => {
    serve(buildSearchAnswer(all));
    openRooms(oneRoom);
    await chooseLoft();
    await heading('Upgrade your room?');
    await card('The Tower');
    const names = screen
      .getAllByRole('article')
      .map((article) => within(article).getByRole('heading').textContent);
    expect(names).toEqual(['Keep my room', 'The Tower', 'The Nest']);
    expect(within(await card('The Tower')).getByText('+ £30.00')).toBeDefined();
    expect(within(await card('The Tower')).getByText(/£15.00 more a night;/)).toBeDefined();
    expect(within(await card('The Tower')).getByText('£330.00 for the stay')).toBeDefined();
    expect(within(await card('Keep my room')).getByText('No change')).toBeDefined();
    const looks = screen
      .getAllByRole('article')
      .map((article) => within(article).getByRole('button').className);
    expect(new Set(looks).size).toBe(1);
  });

  test('show in the money that the guest chose what the stay becomes', async () => {
    serveHotelApi({
      '/api/Availability/Search': () => Response.json(buildSearchAnswer(all)),
      '/api/Service/Get': () => Response.json(buildServices([])),
      '/api/RoomTypeConfiguration/Get': () => Response.json([]),
      '/api/CurrencyExchangeRate': () =>
        Response.json({ BaseCurrency: 'GBP', Rates: { EUR: 1.16 }, AsOf: '2027-03-01' }),
    });
    openRooms(oneRoom, { property: { AvailableCurrencies: ['GBP', 'EUR'] } });
    await card('The Loft');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show prices in' }), 'EUR');
    await chooseLoft();
    await heading('Upgrade your room?');
    expect(await within(await card('The Tower')).findByText('about €383')).toBeDefined();
  });

  test('preselect nothing', async () => {
    serve(buildSearchAnswer(all));
    openRooms(oneRoom);
    await chooseLoft();
    await card('The Tower');
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  test('change the room’s type and price, and go on to the guests', async () => {
    serve(buildSearchAnswer(all));
    openRooms(oneRoom);
    await chooseLoft();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Take this room (The Nest)' }));
    await heading('Who is coming?');
    const ledger = screen.getByRole('region', { name: 'Your stay' });
    expect(within(ledger).getByText('Room 1, The Nest')).toBeDefined();
    expect(within(ledger).getAllByText('£400.00').length).toBeGreaterThan(0);
  });

  test('leave the room as it is when it is retained, and are not asked again', async () => {
    serve(buildSearchAnswer(all));
    openRooms(oneRoom);
    await chooseLoft();
    const keep = await card('Keep my room');
    await userEvent.setup().click(within(keep).getByRole('button', { name: 'Keep my room' }));
    await heading('Who is coming?');
    expect(screen.getByText('Room 1, The Loft')).toBeDefined();
  });

  test('are asked room by room', async () => {
    serve(buildSearchAnswer(all));
    openRooms(twoRooms);
    await chooseLoft();
    await heading('Choose the second room');
    await chooseRate('The Loft', 'Flexible');
    await heading('Upgrade your room?');
    expect(screen.getByText('Room 1 of 2')).toBeDefined();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Take this room (The Tower)' }));
    expect(await screen.findByText('Room 2 of 2')).toBeDefined();
  });

  test('leave out a type whose last room the guest’s other room has taken', async () => {
    serve(buildSearchAnswer(all, { available: { 2: 5, 3: 1, 4: 5, 5: 5 } }));
    openRooms(twoRooms);
    await chooseLoft();
    await heading('Choose the second room');
    await chooseRate('The Loft', 'Flexible');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Take this room (The Tower)' }));
    await screen.findByText('Room 2 of 2');
    expect(screen.queryByRole('article', { name: 'The Tower' })).toBeNull();
    expect(screen.getByRole('article', { name: 'The Nest' })).toBeDefined();
  });

  test('are asked again when another rate is chosen', async () => {
    const rates = [
      buildWireRate(stay, { ...flexible, nightMinor: 15_000 }),
      buildWireRate(stay, { id: 13, name: 'Saver', nightMinor: 14_000 }),
    ];
    const both = [{ RoomTypeId: 3, AvailableRates: [12, 13] }];
    const loftOfTwo = buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft', Upgrades: both }, rates);
    const towerOfTwo = buildAvailability(stay, { RoomTypeId: 3, Name: 'The Tower' }, rates);
    serve(buildSearchAnswer([loftOfTwo, towerOfTwo]));
    openRooms(oneRoom);
    await chooseLoft();
    const user = userEvent.setup();
    await user.click(within(await card('Keep my room')).getByRole('button'));
    await heading('Who is coming?');
    await user.click(screen.getByRole('link', { name: 'Change Room 1' }));
    await heading('Choose your room');
    await chooseRate('The Loft', 'Saver');
    await heading('Upgrade your room?');
  });
});
