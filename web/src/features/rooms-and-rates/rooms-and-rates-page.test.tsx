import type { SearchRequestBody } from '@portico/contract/calls/availability-search';
import type { RefusalCode } from '@portico/contract/refusals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
  buildWireRoomType,
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

const lofts = buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft' }, [
  buildWireRate(stay, { id: 12, name: 'Flexible', nightMinor: 15_000 }),
  buildWireRate(stay, { id: 13, name: 'Paid now', nightMinor: 9_000 }),
]);

const unavailableFor = (Name: string) => (Reason: 'Full' | 'MinStay') => ({
  RoomTypeId: Name.length,
  RoomType: buildWireRoomType({ RoomTypeId: Name.length, Name }),
  Reason,
  FirstFullNight: null,
  MinLengthOfStay: null,
});

async function choose(rate: string) {
  await chooseRate('The Loft', rate);
}

eachTestOn('phone');
afterEach(() => {
  vi.useRealTimers();
});

test('a search that takes 15 s shows this and whom to contact meanwhile', () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  openRooms(oneRoom);
  const waiting = screen
    .getByText('Looking for rooms', { selector: '[role=status] *' })
    .closest('[role=status]')!;
  act(() => void vi.advanceTimersByTime(14_990));
  expect(waiting.textContent).not.toContain('longer');
  act(() => void vi.advanceTimersByTime(10));
  expect(waiting.textContent).toContain('This takes longer than it should. We are still looking');
  expect(within(waiting as HTMLElement).getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
});

describe('a search with more codes tried than the hotel allows', () => {
  const tooMany = { Message: 'Too many codes were tried. Please try again in 9 minutes.' };
  const refusedBy = (RefusalCode: RefusalCode) => () =>
    Response.json({ ...tooMany, RefusalCode }, { status: 429 });
  const refused = refusedBy('request.too-many-codes');

  function serveWithoutCodes() {
    serveHotelApi({
      '/api/Availability/Search': ({ body }) => {
        const request = JSON.parse(String(body)) as SearchRequestBody;
        const codes = [request.PromoCode, request.RatePlanCode, request.HopGiftVoucherCode];
        return codes.every((code) => code === null) ? Response.json(buildSearchAnswer([lofts])) : refused();
      },
      '/api/RoomTypeConfiguration/Get': () => Response.json([]),
    });
  }

  test.each([
    ['promotional code', `${oneRoom}&promo=NOPE`, null],
    ['code of a rate', `${oneRoom}&rate=NOPE`, null],
    ['gift voucher', oneRoom, 'NOPE'],
  ])('goes on without its %s in one press', async (_which, link, voucher) => {
    sessionStorage.setItem('portico.voucher.test', JSON.stringify(voucher));
    serveWithoutCodes();
    openRooms(link, {
      config: { GiftServiceProviderConfig: { Active: true, Name: 'Gull gift' } },
    });
    await screen.findByText(tooMany.Message);
    await userEvent.click(screen.getByRole('button', { name: 'Search without the code' }));
    await screen.findByRole('article', { name: 'The Loft' });
    expect(screen.getByLabelText('Address').textContent).toBe(`?${oneRoom}`);
  });

  test.each([
    ['it has none', oneRoom, refused],
    ['another limit was met', `${oneRoom}&promo=NOPE`, refusedBy('request.too-many')],
  ])('is not told to leave a code out where %s', async (_why, link, answer) => {
    serveHotelApi({ '/api/Availability/Search': answer });
    openRooms(link);
    await screen.findByText(tooMany.Message);
    expect(screen.queryByRole('button', { name: 'Search without the code' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Look again' })).toBeDefined();
    expect(screen.getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
  });
});

describe('rooms and rates', () => {
  test('show the total for the stay first, the nightly average second', async () => {
    serve(buildSearchAnswer([lofts]));
    openRooms(oneRoom);
    const loft = await screen.findByRole('article', { name: 'The Loft' });
    expect(within(loft).getByText('£180.00')).toBeDefined();
    expect(within(loft).getByText('£90.00 a night')).toBeDefined();
    expect(within(loft).getByText('VAT included')).toBeDefined();
  });

  test('go room by room, then to the guests, then to a phone’s summary', async () => {
    serve(buildSearchAnswer([lofts]));
    openRooms(twoRooms);
    await screen.findByRole('heading', { level: 1, name: 'Choose the first room' });
    await choose('Paid now');
    await screen.findByRole('heading', { level: 1, name: 'Choose the second room' });
    await choose('Flexible');
    await screen.findByRole('heading', { level: 1, name: 'Who is coming?' });

    const user = userEvent.setup();
    const [first, second] = screen.getAllByLabelText('First name');
    const [firstLast, secondLast] = screen.getAllByLabelText('Last name');
    await user.type(first!, 'Marian');
    await user.type(firstLast!, 'Oakshott-Pell');
    await user.type(second!, 'Tobias');
    await user.type(secondLast!, 'Wrenfield');
    await user.click(screen.getByRole('button', { name: 'Continue to summary' }));
    await screen.findByRole('heading', { level: 1, name: 'Your stay' });
    expect(screen.getByText('Marian Oakshott-Pell, Tobias Wrenfield')).toBeDefined();
    expect(screen.getByText(/^Sunday, 14\sMar\s2027 to Tuesday, 16\sMar\s2027$/)).toBeDefined();
    // The total, all of it due at the hotel.
    const page = within(screen.getByRole('main'));
    expect(page.getAllByText('£480.00')).toHaveLength(2);
    expect(page.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe(
      '/Book/TEST/Checkout',
    );
  });

  test('show which name is missing, at the field and in a summary with the focus', async () => {
    serve(buildSearchAnswer([lofts]));
    openRooms(oneRoom);
    await screen.findByRole('article', { name: 'The Loft' });
    await choose('Flexible');
    await screen.findByRole('heading', { level: 1, name: 'Who is coming?' });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Continue to summary' }));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true');
  });

  test('keep what was chosen across a reload', async () => {
    serve(buildSearchAnswer([lofts]));
    const { unmount } = openRooms(oneRoom);
    await screen.findByRole('article', { name: 'The Loft' });
    await choose('Flexible');
    await screen.findByRole('heading', { level: 1, name: 'Who is coming?' });
    unmount();
    openRooms(oneRoom);
    expect(await screen.findByRole('heading', { level: 1, name: 'Who is coming?' })).toBeDefined();
  });

  test('show why a type cannot be had', async () => {
    serve(
      buildSearchAnswer([lofts], {
        unavailable: [
          {
            RoomTypeId: 9,
            RoomType: buildWireRoomType({ RoomTypeId: 9, Name: 'The Estuary Room' }),
            Reason: 'Full',
            FirstFullNight: '2027-03-15',
            MinLengthOfStay: null,
          },
        ],
      }),
    );
    openRooms(oneRoom);
    const unavailable = await screen.findByRole('article', { name: 'The Estuary Room' });
    expect(within(unavailable).getByText(/Full on Monday 15 March\./)).toBeDefined();
  });

  test('state that nothing is available, or that nothing fits', async () => {
    serve(buildSearchAnswer([]));
    const { unmount } = openRooms(oneRoom);
    expect(await screen.findByText('This hotel is unavailable on your selected dates.')).toBeDefined();
    unmount();
    serve(buildSearchAnswer([buildAvailability(stay, { MaximumOccupancy: 1 })]));
    openRooms(oneRoom);
    expect(await screen.findByText('Not enough rooms based on occupancy')).toBeDefined();
  });

  test('use the hotel’s words about a full hotel only when it is full', async () => {
    const estuaryFor = unavailableFor('The Estuary Room');
    const hotel = { config: { NoAvailabilityMessage: 'All our rooms are taken.' } };
    serve(buildSearchAnswer([], { unavailable: [estuaryFor('Full')] }));
    const { unmount } = openRooms(oneRoom, hotel);
    expect(await screen.findByText('All our rooms are taken.')).toBeDefined();
    unmount();
    serve(buildSearchAnswer([], { unavailable: [estuaryFor('MinStay')] }));
    openRooms(oneRoom, hotel);
    expect(await screen.findByText('This hotel is unavailable on your selected dates.')).toBeDefined();
  });

  test('call no hotel full of which only some types are, and others need a longer stay', async () => {
    serve(
      buildSearchAnswer([], {
        unavailable: [unavailableFor('The Loft')('Full'), unavailableFor('The Estuary Room')('MinStay')],
      }),
    );
    openRooms(oneRoom, { config: { NoAvailabilityMessage: 'All our rooms are taken.' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Not on these dates' })).toBeDefined();
    expect(screen.queryByText('All our rooms are taken.')).toBeNull();
  });

  test('use the hotel’s own word for a room', async () => {
    serve(buildSearchAnswer([lofts]));
    openRooms(twoRooms, { property: { UnitName: { Singular: 'lodge', Plural: 'lodges' } } });
    await screen.findByRole('heading', { level: 1, name: 'Choose the first lodge' });
    expect(screen.getByText('Lodge 1 of 2')).toBeDefined();
  });
});

test('a second press before the next step shows takes no second entry in the history', async () => {
  serve(buildSearchAnswer([lofts]));
  openRooms(`${oneRoom}&step=rooms&unit=1`);
  await userEvent.click(await screen.findByRole('button', { name: 'See 2 rates of The Loft' }));
  const choose = screen.getByRole('button', { name: 'Choose Flexible, The Loft' });
  act(() => {
    fireEvent.click(choose);
    fireEvent.click(choose);
  });
  await heading('Who is coming?');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Choose your room');
});
