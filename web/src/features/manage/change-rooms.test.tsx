import { localDate } from '@portico/domain/calendar/local-date';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildBookedService, buildManaged, buildManagedRoom } from '../../shared/booked/hotel-api.fixture.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { buildServices, buildWireService } from '../../shared/offers/extras.fixture.ts';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../shared/search/search-answer.fixture.ts';
import { buildQuote } from '../../shared/booked/change-quote/quote.fixture.ts';
import { openChange, previewAnswer, updateAnswer } from './change.fixture.tsx';
import { addresses, opened } from './manage.fixture.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const stay = { arrival: localDate('2027-03-14'), departure: localDate('2027-03-17') };

const oysters = buildBookedService();

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openExtras(room = buildManagedRoom({ Services: [oysters] })) {
  const dog = buildWireService({
    ServiceId: 2,
    ServiceName: 'A dog',
    ChargeType: 'PerStay',
    MaximumQuantity: 1,
    Bed: null,
    AllowEditOnBookingEngine: false,
  });
  return openChange({
    booking: () => buildManaged({ Rooms: [room] }),
    step: '?step=extras&unit=1',
    previews: [() => previewAnswer()],
    updates: [() => updateAnswer()],
    more: {
      '/api/Service/GetReservationItemServices': () =>
        Response.json(buildServices([buildWireService(), dog])),
    },
  });
}

describe('extras', () => {
  test('are taken more and less of, and only what changes is requested and saved', async () => {
    const { previewed, sent } = openExtras();
    await heading('Extras');
    expect(screen.queryByRole('table')).toBeNull();
    await press('One more: Oysters on arrival');
    await press(/^Accept these extras/);
    await heading('Saved');
    expect(previewed.at(-1)?.ReservationItems?.[0]?.Services).toEqual([{ ServiceId: 1, Quantity: 2 }]);
    expect(sent[0]?.ReservationItems?.[0]?.Services).toEqual([{ ServiceId: 1, Quantity: 2 }]);
  });

  test('that were taken less of and then as booked again ask for nothing', async () => {
    const { previewed } = openExtras();
    await press('One fewer: Oysters on arrival');
    await screen.findByRole('button', { name: /^Accept these extras/ });
    await press('One more: Oysters on arrival');
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(previewed).toHaveLength(1);
  });

  test('that the hotel lets no one change once they are booked are shown, and why they stay', async () => {
    openExtras(buildManagedRoom({ Services: [{ ...oysters, ServiceId: 2, ServiceName: 'A dog' }] }));
    expect(await screen.findByText(/It is booked and cannot be changed here/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /A dog/ })).toBeNull();
  });

  test('can be more but not less once cancelling the room costs something', async () => {
    openExtras(
      buildManagedRoom({ Services: [oysters], ChangeableUntil: null, WhyNotChangeable: 'too-late' }),
    );
    expect(await screen.findByText('What is booked can no longer be given back.')).toBeDefined();
    await press('One fewer: Oysters on arrival');
    expect(screen.queryByRole('table')).toBeNull();
    await press('One more: Oysters on arrival');
    expect(await screen.findByRole('button', { name: /^Accept these extras/ })).toBeDefined();
  });
});

test('the guests of a room are counted again, and that is requested before it is saved', async () => {
  const { previewed, sent } = openChange({
    step: '?step=room&unit=1',
    previews: [() => previewAnswer()],
    updates: [() => updateAnswer()],
  });
  await heading('How many guests');
  await press('One fewer: Children');
  expect(await screen.findByText('The Boatshed has room for 2 adults.')).toBeDefined();
  await press(/^Accept these guests/);
  await heading('Saved');
  expect(previewed).toHaveLength(1);
  expect(sent[0]?.ReservationItems).toMatchObject([
    { ReservationItemId: '1', NumberOfAdults: 2, NumberOfChildren: 0 },
  ]);
});

test('more guests than any room takes are not said to be spread over more rooms', async () => {
  openChange({
    step: '?step=room&unit=1',
    previews: [
      () =>
        previewAnswer({
          Success: false,
          Message: 'This room is too small.',
          RefusalCode: 'rate.unavailable',
          Quote: null,
        }),
    ],
    hotel: { ...buildHotel(), largestRoom: 3 },
  });
  await press('One more: Adults');
  expect(await screen.findByText('This room is too small.')).toBeDefined();
  expect(screen.getByText(/^Our largest room takes/).textContent).not.toContain('more rooms');
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('a better room shows what it costs more than this one was booked at, taxed as this one was', async () => {
  const rate = (nightMinor: number) => [buildWireRate(stay, { id: 12, nightMinor })];
  const types = [
    buildAvailability(
      stay,
      { RoomTypeId: 2, Name: 'The Boatshed', Upgrades: [{ RoomTypeId: 3, AvailableRates: [12] }] },
      rate(25_000),
    ),
    buildAvailability(stay, { RoomTypeId: 3, Name: 'The Tower' }, rate(30_000)),
  ];
  const { sent } = openChange({
    step: '?step=upgrade&unit=1',
    previews: [() => previewAnswer()],
    updates: [() => updateAnswer()],
    hotel: {
      ...buildHotel({ config: { ShowRoomConfigurationQuestion: true } }),
      // Since the booking.
      cityTax: {
        name: 'City tax',
        adultMinor: 5_00,
        childMinor: 0,
        infantMinor: 0,
        mostNights: null,
        isPaidAtHotel: false,
      },
    },
    more: {
      '/api/ManageBooking/UpgradeOptions': () => Response.json(buildSearchAnswer(types)),
      '/api/RoomTypeConfiguration/Get': () =>
        Response.json([
          { RoomTypeId: 3, Options: [{ RoomConfigurationDropdownOptionId: 1, Name: 'Two single beds' }] },
        ]),
    },
  });
  await heading('A better room');
  // Three nights at 300.00, and 630.00 as booked: today's price is not used.
  expect(await screen.findByText('+ £270.00')).toBeDefined();
  await press('Take this room (The Tower)');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Beds' }), 'Two single beds');
  await press(/^Accept The Tower/);
  await heading('Saved');
  expect(sent[0]?.ReservationItems).toMatchObject([
    { ReservationItemId: '1', RoomTypeId: 3, RatePlanId: 12, RoomConfigurationDropdownOptionId: 1 },
  ]);
});

test('a better room is not offered for one that has none', async () => {
  openChange({
    booking: () => buildManaged({ Rooms: [buildManagedRoom({ HasUpgrades: false })] }),
    step: '',
    previews: [],
  });
  await screen.findByRole('link', { name: 'Number of guests (The Boatshed)' });
  expect(screen.queryByRole('link', { name: /^A better room/ })).toBeNull();
});

test('a room is added: its guests, its rate, who leads it, its extras, and then what it comes to', async () => {
  const answer = buildSearchAnswer([
    buildAvailability(stay, { RoomTypeId: 3, Name: 'The Tower' }, [buildWireRate(stay, { id: 12 })]),
  ]);
  const { previewed, sent } = openChange({
    step: '',
    previews: [() => previewAnswer({ Quote: buildQuote() })],
    updates: [() => updateAnswer()],
    more: {
      '/api/Availability/Search': () => Response.json(answer),
      '/api/Service/Get': () => Response.json(buildServices([buildWireService()])),
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Add a room' }));
  await heading('Add a room');
  await press('See rooms');
  await heading('Choose a room');
  await press(/^See 1 rate/);
  await press(/^Choose/);
  await heading('Who comes');
  await press('Continue');
  await userEvent.type(screen.getByRole('textbox', { name: /^First name/ }), 'Tobias');
  await userEvent.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Wrenfield');
  await press('Continue');
  await heading('Extras');
  await press('One more: Oysters on arrival');
  await press('Continue');
  await press(/^Accept this room/);
  await heading('Saved');
  expect(previewed).toHaveLength(1);
  expect(sent[0]?.ReservationItems).toEqual([
    {
      ReservationItemId: null,
      DateOfArrival: '2027-03-14',
      DateOfDeparture: '2027-03-17',
      RoomTypeId: 3,
      RatePlanId: 12,
      NumberOfAdults: 2,
      NumberOfChildren: 0,
      NumberOfInfants: 0,
      LeadGuest: { FirstName: 'Tobias', LastName: 'Wrenfield', Email: null, Phone: null },
      RoomConfigurationDropdownOptionId: null,
      Services: [{ ServiceId: 1, Quantity: 1 }],
    },
  ]);
  expect(addresses).toContain(`${opened}?step=new-room`);
});
