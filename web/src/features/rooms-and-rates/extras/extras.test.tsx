import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { buildServices, buildWireService } from '../../../shared/offers/extras.fixture.ts';
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
  nameGuests,
  oneRoom,
  openRooms,
  serve,
  stay,
  twoRooms,
} from '../journey.fixture.tsx';

const lofts = buildSearchAnswer([
  buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft' }, [
    buildWireRate(stay, { id: 12, name: 'Flexible', nightMinor: 15_000 }),
  ]),
]);
const oysters = buildWireService();
const breakfast = buildWireService({
  ServiceId: 2,
  ServiceName: 'Breakfast in bed',
  ChargeType: 'PerDay',
  ChargePerPerson: true,
  Price: 9,
  Articles: [
    { Name: 'Kippers', Price: 5.5 },
    { Name: 'Coffee', Price: 3.5 },
  ],
  MaximumQuantity: 1,
  Bed: null,
});

eachTestOn('phone');

async function goToExtrasOfOneRoom(): Promise<void> {
  await chooseLoft();
  await heading('Who is coming?');
  await nameGuests(['Marian', 'Oakshott-Pell']);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Continue to extras' }));
  await heading('Anything else?');
}

async function row(name: string): Promise<HTMLElement> {
  const title = await screen.findByRole('heading', { level: 2, name });
  return title.closest('li')!;
}

const button = (name: string) => screen.findByRole('button', { name });

describe('extras', () => {
  test('show in words what they come to', async () => {
    serve(lofts, { extras: buildServices([oysters, breakfast]) });
    openRooms(oneRoom);
    await goToExtrasOfOneRoom();
    expect((await row('Breakfast in bed')).textContent).toContain(
      '£9 per person per day × 2 × 2 =\u00a0£36.00',
    );
    expect((await row('Oysters on arrival')).textContent).toContain('£38 each');
  });

  test('are taken by quantity or at once, and count in the total, the summary and the button', async () => {
    serve(lofts, { extras: buildServices([oysters, breakfast]) });
    openRooms(oneRoom);
    await goToExtrasOfOneRoom();
    const user = userEvent.setup();
    await user.click(await button('One more: Oysters on arrival'));
    await user.click(await button('One more: Oysters on arrival'));
    await user.click(await button('Add for £36.00 Breakfast in bed'));
    expect((await row('Oysters on arrival')).textContent).toContain('£38 each × 2 =\u00a0£76.00');
    expect(screen.getByRole('button', { name: 'Added Breakfast in bed', pressed: true })).toBeDefined();
    expect(screen.getByText('Total: £412.00').getAttribute('role'), 'read out').toBe('status');
    // £300.00 for the room.
    expect(within(screen.getByRole('region', { name: 'Your total' })).getByText('£412.00')).toBeDefined();
    await user.click(await button('Continue with £112.00 of extras'));
    await heading('Your stay');
    expect(screen.getByText('Oysters on arrival × 2, Breakfast in bed')).toBeDefined();
    expect(within(screen.getByRole('main')).getAllByText('£412.00')).toHaveLength(2);
  });

  test('are let go of by going on without them', async () => {
    serve(lofts, { extras: buildServices([oysters]) });
    openRooms(oneRoom);
    await goToExtrasOfOneRoom();
    const user = userEvent.setup();
    await user.click(await button('One more: Oysters on arrival'));
    await user.click(await button('Continue without extras'));
    await heading('Your stay');
    expect(screen.getByText('None')).toBeDefined();
    expect(within(screen.getByRole('main')).getAllByText('£300.00')).toHaveLength(3);
  });

  test('that cost nothing are taken as the others are', async () => {
    const cot = buildWireService({
      ServiceName: 'A cot',
      ChargeType: 'PerStay',
      Price: 0,
      Articles: [{ Name: 'A cot', Price: 0 }],
      MaximumQuantity: 1,
      Bed: null,
    });
    serve(lofts, { extras: buildServices([cot]) });
    openRooms(oneRoom);
    await goToExtrasOfOneRoom();
    const user = userEvent.setup();
    expect((await row('A cot')).textContent).toContain('Free of charge');
    await user.click(await button('Add A cot'));
    await user.click(await button('Continue with these extras'));
    await heading('Your stay');
    expect(screen.getAllByText('A cot')).toHaveLength(2);
  });

  test('that are cots are offered to rooms with an infant or a child, one for each', async () => {
    const cot = buildWireService({ ...breakfast, ServiceName: 'A cot', ChargePerPerson: false, Bed: 'Cot' });
    const cots = { ...cot, MaximumQuantity: 2 };
    serve(lofts, { extras: buildServices([oysters, cots]) });
    openRooms(oneRoom.replace('2-0-0', '2-0-1'));
    await goToExtrasOfOneRoom();
    await row('Oysters on arrival');
    const user = userEvent.setup();
    await user.click(await button('One more: A cot'));
    expect((await row('A cot')).textContent).toContain('£9 per day × 2 =\u00a0£18.00');
    expect((await button('One more: A cot')).getAttribute('aria-disabled')).toBe('true');
  });

  test('that are cots are not offered to adults', async () => {
    const cot = buildWireService({ ...breakfast, ServiceName: 'A cot', ChargePerPerson: false, Bed: 'Cot' });
    serve(lofts, { extras: buildServices([oysters, cot]) });
    openRooms(oneRoom);
    await goToExtrasOfOneRoom();
    await row('Oysters on arrival');
    expect(screen.queryByRole('heading', { level: 2, name: 'A cot' })).toBeNull();
  });

  test('are requested with the codes of the search, which may have opened the rate', async () => {
    serve(lofts);
    const requests: string[] = [];
    const serveSearch = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (url.startsWith('/api/Service/Get')) requests.push(url);
      return serveSearch(url, init);
    });
    openRooms(`${oneRoom}&rate=CLUB-24&promo=KEYHOLDER`);
    await screen.findByRole('article', { name: 'The Loft' });
    await chooseRate('The Loft', 'Flexible');
    await waitFor(() => expect(requests).not.toEqual([]));
    const codes = new URLSearchParams(requests[0]?.split('?')[1]);
    expect([codes.get('ratePlanCode'), codes.get('promoCode')]).toEqual(['CLUB-24', 'KEYHOLDER']);
  });

  test('stop at what is left, and show this', async () => {
    serve(lofts, { extras: buildServices([oysters], { 1: 1 }) });
    openRooms(oneRoom);
    await goToExtrasOfOneRoom();
    const user = userEvent.setup();
    const more = await button('One more: Oysters on arrival');
    await user.click(more);
    await user.click(more);
    expect((await row('Oysters on arrival')).textContent).toContain('× 1 =\u00a0£38.00');
    expect(screen.getByText('That is all there is on these dates')).toBeDefined();
  });

  test('that one room has taken are not left for the next, and stay with the room that has them', async () => {
    serve(lofts, { extras: buildServices([oysters], { 1: 1 }) });
    openRooms(twoRooms);
    await screen.findByRole('article', { name: 'The Loft' });
    await chooseRate('The Loft', 'Flexible');
    await heading('Choose the second room');
    await chooseRate('The Loft', 'Flexible');
    await heading('Who is coming?');
    await nameGuests(['Marian', 'Oakshott-Pell'], ['Tobias', 'Wrenfield']);
    const user = userEvent.setup();
    await user.click(await button('Continue to extras'));
    await screen.findByText('Room 1 of 2');
    const bar = within(screen.getByRole('region', { name: 'Your total' }));
    expect(await bar.findByRole('button', { name: 'Continue to room\u00a02' })).toBeDefined();
    await user.click(await button('One more: Oysters on arrival'));
    expect(await bar.findByRole('button', { name: 'Continue to summary' })).toBeDefined();
    await user.click(await button('Continue with £38.00 of extras'));
    // The only extra is taken: the second room has none to choose.
    await heading('Your stay');
    await user.click(screen.getByRole('link', { name: 'Change extras, room 1' }));
    await screen.findByText('Room 1 of 2');
    await user.click(await button('One fewer: Oysters on arrival'));
    expect((await row('Oysters on arrival')).textContent).toContain('1 left on these dates');
  });

  test('are passed over where the hotel has none', async () => {
    serve(lofts);
    openRooms(oneRoom);
    await screen.findByRole('article', { name: 'The Loft' });
    await chooseRate('The Loft', 'Flexible');
    await heading('Who is coming?');
    await nameGuests(['Marian', 'Oakshott-Pell']);
    await userEvent.setup().click(await button('Continue to summary'));
    await heading('Your stay');
  });

  test('that cannot be had are shown, and the guest goes on without', async () => {
    serve(lofts, { extras: null });
    openRooms(oneRoom);
    await goToExtrasOfOneRoom();
    expect((await screen.findByRole('alert')).textContent).toContain('The extras could not be loaded.');
    await userEvent.setup().click(await button('Continue without extras'));
    await heading('Your stay');
  });

  test('are priced again on a reload, and a new price is shown', async () => {
    serve(lofts, { extras: buildServices([oysters]) });
    const { unmount } = openRooms(oneRoom);
    await goToExtrasOfOneRoom();
    await userEvent.setup().click(await button('One more: Oysters on arrival'));
    unmount();
    serve(lofts, {
      extras: buildServices([buildWireService({ Price: 40, Articles: [{ Name: 'A tray', Price: 40 }] })]),
    });
    openRooms(oneRoom);
    expect(await screen.findByText('The price of Oysters on arrival for room 1 has changed.')).toBeDefined();
    expect(screen.getByText(/It was £38.00 and is now £40.00/)).toBeDefined();
  });

  test('that are gone on a reload are taken off the stay and named', async () => {
    serve(lofts, { extras: buildServices([oysters]) });
    const { unmount } = openRooms(oneRoom);
    await goToExtrasOfOneRoom();
    await userEvent.setup().click(await button('One more: Oysters on arrival'));
    unmount();
    serve(lofts, { extras: buildServices([breakfast]) });
    openRooms(oneRoom);
    expect(await screen.findByText('Oysters on arrival can no longer be booked with room 1.')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Your total' })).getByText('£300.00')).toBeDefined();
  });
});
