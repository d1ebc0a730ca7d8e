import type { SearchRequestBody, SearchResponse } from '@portico/contract/calls/availability-search';
import type { ContactSendRequestBody } from '@portico/contract/calls/contact-send';
import { localDate } from '@portico/domain/calendar/local-date';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveHotelApi } from '../../../shared/booked/hotel-api.fixture.ts';
import { saveBooking } from '../../../shared/stay/booking-session.ts';
import { emptyBooking } from '../../../shared/stay/booking.ts';
import type { BookingItem } from '../../../shared/stay/booking.ts';
import { buildAvailability, buildSearchAnswer } from '../../../shared/search/search-answer.fixture.ts';
import { eachTestOn, oneRoom, openRooms, stay, twoRooms } from '../journey.fixture.tsx';

const address = () => screen.getByLabelText('Address').textContent;
const other = (from: string, to: string, NumberOfNights: number, TotalCost: number) => ({
  DateFrom: localDate(from),
  DateTo: localDate(to),
  NumberOfNights,
  TotalCost,
});

const requests: SearchRequestBody[] = [];

/** Answers every search with this; the 14th of March has this minimum stay. */
/** How often the calendar was requested. */
let daysSent = 0;

function serve(
  answer: SearchResponse,
  minimum: number | null = null,
  onMessage: (body: ContactSendRequestBody) => void = () => undefined,
) {
  serveHotelApi({
    '/api/Contact/Send': (init) => {
      onMessage(JSON.parse(String(init.body)) as ContactSendRequestBody);
      return Response.json({ Success: true, Message: 'Your message is on its way.' });
    },
    '/api/Availability/Search': (init) => {
      requests.push(JSON.parse(String(init.body)) as SearchRequestBody);
      return Response.json(answer);
    },
    '/api/Availability': () => {
      const days = [{ DateOfStay: '2027-03-14', AvailableRooms: 0, MinLengthOfStay: minimum }];
      const response = Response.json(days);
      response.text = async () => {
        daysSent += 1;
        return JSON.stringify(days);
      };
      return response;
    },
    '/api/RoomTypeConfiguration/Get': () => Response.json([]),
  });
}

eachTestOn('desktop');
beforeEach(() => {
  requests.length = 0;
  daysSent = 0;
});
afterEach(() => void vi.useRealTimers());

describe('when nothing is available', () => {
  const full = {
    ...buildSearchAnswer([]),
    AlternativeStays: [other('2027-03-16', '2027-03-18', 2, 228), other('2027-03-19', '2027-03-22', 3, 492)],
  };

  test('other stays are one tap each, with nights, distance and the total', async () => {
    serve(full);
    openRooms(oneRoom);
    const stays = await screen.findByRole('region', { name: 'The nearest stays for 2 adults' });
    const [first, second] = within(stays).getAllByRole('link');
    expect(first?.textContent).toMatch(/Tue\s16\sto\sThu\s18\sMar\s2027 2\snights,\s2\sdays\slater/);
    expect(first?.textContent).toMatch(/£228\.00\s£114\.00\sa\snight/);
    expect(second?.textContent).toContain('min 3 nights');
    expect(first?.textContent).not.toContain('min');
    await userEvent.click(first!);
    expect(address()).toBe('?arrive=2027-03-16&nights=2&rooms=2-0-0');
    expect(requests.at(-1)).toMatchObject({ DateFrom: '2027-03-16', DateTo: '2027-03-18' });
  });

  test('no more than ten are shown', async () => {
    const many = Array.from({ length: 12 }, (_, day) =>
      other(`2027-03-${16 + day}`, `2027-03-${18 + day}`, 2, 200),
    );
    serve({ ...full, AlternativeStays: many });
    openRooms(oneRoom);
    const stays = await screen.findByRole('region', { name: /^The nearest stays/ });
    expect(within(stays).getAllByRole('link')).toHaveLength(10);
  });

  test('a stay from today is not offered once the hotel takes no more bookings for today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-13T22:15:00Z') });
    const config = { SameDayBookingRestrictionEnabled: true, SameDayBookingRestrictionHour: 22 };
    serve({
      ...full,
      AlternativeStays: [other('2027-03-13', '2027-03-15', 2, 200), ...full.AlternativeStays],
    });
    openRooms(oneRoom, { config, today: '2027-03-13' });
    const stays = await screen.findByRole('region', { name: /^The nearest stays/ });
    expect(within(stays).getAllByRole('link')[0]?.textContent).toMatch(/Tue\s16\sto\sThu\s18\sMar\s2027/);
  });

  test('a tap asks before it empties a filled basket', async () => {
    const item = { roomNumber: 1, roomTypeId: 1, ratePlanId: 1, grossMinor: 1, extras: [], leadGuest: null };
    saveBooking('TEST', { ...emptyBooking, search: oneRoom, items: [item as unknown as BookingItem] });
    serve(full);
    openRooms(oneRoom);
    await userEvent.click(await screen.findByRole('link', { name: /Tue\s16\sto/ }));
    const dialog = screen.getByRole('dialog', { name: 'Start again with this search?' });
    expect(address()).toBe(`?${oneRoom}`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Search again' }));
    expect(address()).toContain('arrive=2027-03-16');
  });

  test('the desk can be asked, and the calendar is at hand', async () => {
    serve(full);
    openRooms(oneRoom);
    const desk = await screen.findByRole('region', { name: 'Set on these dates?' });
    expect(within(desk).getByRole('link', { name: 'desk@house.example' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose other dates' })).toBeDefined();
  });

  test('the shortest stay of the day of arrival is shown, where the hotel states it', async () => {
    serve(full, 3);
    openRooms(oneRoom);
    expect(await screen.findByText('From Sun 14 Mar 2027: min 3 nights')).toBeDefined();
    cleanup();
    openRooms(oneRoom, { config: { ShowMinimumLengthOfStayNotification: false } });
    const stays = await screen.findByRole('region', { name: /^The nearest stays/ });
    expect(screen.queryByText(/^From Sun 14 Mar/)).toBeNull();
    expect(stays.textContent).not.toContain('min 3 nights');
  });

  test('the shortest stay is not spoken of where this one is as long', async () => {
    serve(full, 2);
    openRooms(oneRoom);
    await screen.findByRole('region', { name: /^The nearest stays/ });
    await waitFor(() => expect(daysSent).toBe(1));
    expect(screen.queryByText(/^From Sun 14 Mar/)).toBeNull();
  });

  test('a link that asked for one room type leads to all of them', async () => {
    serve(buildSearchAnswer([]));
    openRooms(`${oneRoom}&promo=TIDE10&room=99`);
    expect(await screen.findByText('No rooms found')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'See all rooms' }));
    expect(address()).toBe(`?${oneRoom}&promo=TIDE10`);
  });
});

test('where nothing is left the message to the hotel begins with dates and party, and goes as edited', async () => {
  const sent: ContactSendRequestBody[] = [];
  serve(buildSearchAnswer([]), null, (body) => sent.push(body));
  openRooms(oneRoom);
  await userEvent.click(await screen.findByRole('button', { name: 'Write about these dates' }));
  const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your message/ });
  const begun =
    'Is there still a way to stay with you on these dates?\nSun 14 Mar 2027 to Tue 16 Mar 2027, 2 nights\n2 adults';
  expect(message.value).toBe(begun);
  await userEvent.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Ada Lovelace');
  await userEvent.type(screen.getByRole('textbox', { name: /^Your e-mail/ }), 'ada@example.org');
  await userEvent.type(message, '\nWe have a dog.');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Sent.');
  expect(sent).toMatchObject([
    {
      Message: `${begun}\nWe have a dog.`,
      Search: { DateFrom: '2027-03-14', DateTo: '2027-03-16', Rooms: [{ NumberOfAdults: 2 }] },
    },
  ]);
});

test('a party that no room takes is offered more rooms, priced, in one tap', async () => {
  serve({
    ...buildSearchAnswer([buildAvailability(stay, { MaximumOccupancy: 1 })]),
    SplitRooms: {
      Rooms: [
        { NumberOfAdults: 1, NumberOfChildren: 1, NumberOfInfants: 0 },
        { NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 },
      ],
      TotalCost: 512.5,
    },
  });
  openRooms(oneRoom);
  const split = await screen.findByRole('region', { name: 'You would all fit in 2 rooms' });
  expect(split.textContent).toContain('Room 11 adult, 1 child');
  expect(split.textContent).toContain('2 nights from £512.50 together');
  await userEvent.click(within(split).getByRole('link', { name: 'See 2 rooms' }));
  expect(address()).toBe('?arrive=2027-03-14&nights=2&rooms=1-1-0,1-0-0');
});

test('rooms that exist but fit no party are another message than rooms that do not go together', async () => {
  serve(buildSearchAnswer([buildAvailability(stay, { MaximumOccupancy: 1 })]));
  openRooms(oneRoom);
  expect(await screen.findByText('Not enough rooms based on occupancy')).toBeDefined();
  cleanup();
  serve(buildSearchAnswer([buildAvailability(stay)], { available: { 1: 1 } }));
  openRooms(twoRooms);
  expect(
    await screen.findByText(
      'Your combination of rooms is not available, please retry your search or contact us directly',
    ),
  ).toBeDefined();
});

describe('the codes of a search', () => {
  const answer = buildSearchAnswer([buildAvailability(stay)]);

  test('go to the hotel with it; one that is in the prices is named', async () => {
    serve({ ...answer, IsPromoCodeValid: true });
    openRooms(`${oneRoom}&promo=TIDE10&rate=FLEX&room=1`);
    expect(await screen.findByText('The code TIDE10 is in these prices.')).toBeDefined();
    expect(requests[0]).toMatchObject({ PromoCode: 'TIDE10', RatePlanCode: 'FLEX', RoomTypeId: 1 });
  });

  test('are warned of where one is not valid and the hotel states why', async () => {
    serve({ ...answer, IsPromoCodeValid: false, PromoCodeMessage: 'This code has been used up.' });
    openRooms(`${oneRoom}&promo=TIDE10`, { config: { HidePromoCodeOnLandingPage: false } });
    const why = await screen.findByText('This code has been used up.');
    expect(why.parentElement?.textContent).toContain('Prices are shown without TIDE10.');
    expect(screen.getByRole('link', { name: 'Change the code' }).getAttribute('href')).toBe(
      `/Book/TEST?${oneRoom}&promo=TIDE10`,
    );
    cleanup();
    serve({ ...answer, IsPromoCodeValid: false });
    openRooms(`${oneRoom}&promo=TIDE10`);
    await screen.findByRole('article', { name: 'The Harbour Room' });
    expect(screen.queryByText(/Prices are shown without/)).toBeNull();
  });

  test('bring the voucher of this tab, and what the hotel states of it', async () => {
    sessionStorage.setItem('portico.voucher.test', '"GIFT-1"');
    serve({
      ...answer,
      IsHopGiftVoucherCodeValid: false,
      HopGiftVoucherCodeMessage: 'This voucher code is not valid.',
    });
    openRooms(oneRoom, { config: { GiftServiceProviderConfig: { Active: true, Name: null } } });
    expect(await screen.findByText('This voucher code is not valid.')).toBeDefined();
    expect(requests[0]).toMatchObject({ HopGiftVoucherCode: 'GIFT-1' });
    expect(address()).toBe(`?${oneRoom}`);
  });

  test('show of the voucher of an experience what the hotel states, not that it pays at checkout', async () => {
    sessionStorage.setItem('portico.voucher.test', '"TIDE-1"');
    serve({
      ...answer,
      IsHopGiftVoucherCodeValid: true,
      HopGiftVoucherCodeMessage: 'This voucher is for an experience: it pays nothing here.',
    });
    openRooms(oneRoom, { config: { GiftServiceProviderConfig: { Active: true, Name: null } } });
    expect(await screen.findByText('This voucher is for an experience: it pays nothing here.')).toBeDefined();
    expect(screen.queryByText('Your gift voucher can be used at checkout.')).toBeNull();
  });
});
