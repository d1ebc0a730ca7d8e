import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { buildServices } from '../../shared/offers/extras.fixture.ts';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../shared/search/search-answer.fixture.ts';
import { chooseRate, eachTestOn, heading, oneRoom, openRooms, stay } from './journey.fixture.tsx';

const loft = buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft', LocationId: 2 }, [
  buildWireRate(stay, { id: 12, name: 'Flexible', nightMinor: 15_000 }),
]);

eachTestOn('desktop');
beforeEach(() => {
  serveHotelApi({
    '/api/Availability/Search': () => Response.json(buildSearchAnswer([loft])),
    '/api/Service/Get': () => Response.json(buildServices([])),
    '/api/RoomTypeConfiguration/Get': () => Response.json([]),
    '/api/CurrencyExchangeRate': () =>
      Response.json({ BaseCurrency: 'GBP', Rates: { EUR: 1.16 }, AsOf: '2027-03-01' }),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const card = async () => within(await screen.findByRole('article', { name: 'The Loft' }));

describe('prices in other money', () => {
  const hotel = { property: { AvailableCurrencies: ['GBP', 'EUR'] } };

  test('stand beside those that are charged, on cards and under the total', async () => {
    openRooms(oneRoom, hotel);
    const loftCard = await card();
    expect(loftCard.queryByText(/^about/)).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show prices in' }), 'EUR');
    expect(await loftCard.findByText('about €348')).toBeDefined();
    expect(loftCard.getByText('£300.00')).toBeDefined();
    expect(screen.getByText('You pay in GBP. Rates of Mon 1 Mar 2027.')).toBeDefined();
    await chooseRate('The Loft', 'Flexible');
    await heading('Who is coming?');
    const ledger = within(screen.getByRole('region', { name: 'Your stay' }));
    expect(ledger.getByText('about €348, charged in £')).toBeDefined();
    const bar = within(screen.getByRole('region', { name: 'Your total' }));
    expect(bar.getByText('about €348')).toBeDefined();
  });

  test('are not offered where the hotel has its own only', async () => {
    openRooms(oneRoom);
    await card();
    expect(screen.queryByRole('combobox', { name: 'Show prices in' })).toBeNull();
  });
});

test('a room shows where it lies, where the hotel has several places', async () => {
  const Locations = [
    { Id: 1, Name: 'The house' },
    { Id: 2, Name: 'The yard' },
  ];
  openRooms(oneRoom, { config: { Locations } });
  expect((await card()).getByText('The yard')).toBeDefined();
  cleanup();
  openRooms(oneRoom, { config: { Locations: Locations.slice(1) } });
  expect((await card()).queryByText('The yard')).toBeNull();
});

test('a link that asks for one room or rate lands on its rates', async () => {
  openRooms(`${oneRoom}&room=2&rate=FLEX`);
  expect((await card()).getByRole('list', { name: 'Rates of The Loft' })).toBeDefined();
  cleanup();
  openRooms(oneRoom);
  expect((await card()).queryByRole('list', { name: 'Rates of The Loft' })).toBeNull();
});

test('rooms cannot be booked for the same day from the hotel’s hour on, and the page shows why', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-14T22:15:00Z') });
  const config = {
    SameDayBookingRestrictionEnabled: true,
    SameDayBookingRestrictionHour: 22,
    SameDayBookingRestrictionMessage: 'The desk has closed.',
  };
  openRooms(`${oneRoom}&room=2`, { config, today: '2027-03-14' });
  const choose = (await card()).getByRole('button', { name: /^Choose/ });
  expect(choose).toHaveProperty('disabled', true);
  expect(screen.getByText('The desk has closed.')).toBeDefined();
});
