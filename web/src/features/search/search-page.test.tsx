import type { AvailabilityDay } from '@portico/contract/calls/availability';
import type { StayTotalsRequest, StayTotalsResponse } from '@portico/contract/calls/stay-totals';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { saveBooking } from '../../shared/stay/booking-session.ts';
import { emptyBooking } from '../../shared/stay/booking.ts';
import type { BookingItem } from '../../shared/stay/booking.ts';
import { buildOffer } from '../../shared/hotel/hotel.fixture.ts';
import { address, openSearch as open, press, stubBrowser } from './search.fixture.tsx';
import type { Changes } from './search.fixture.tsx';

const stay = 'arrive=2027-03-14&nights=3';

const day = (name: RegExp) => screen.getByRole('button', { name });

/** Days that differ from the others; the 12th has a minimum stay of two nights. */
const special: Record<string, Partial<AvailabilityDay>> = {
  '2027-03-06': { AvailableRooms: 0, MinimumRate: null, CanArrive: false },
  '2027-03-12': { MinLengthOfStay: 2 },
  '2027-03-23': { AvailableRooms: 0, MinimumRate: null, CanArrive: false, Closed: true },
  '2027-03-24': { MinimumRate: null, CanArrive: false },
  '2027-03-25': { MinimumRate: 12_345, MinLengthOfStay: 2 },
};

/** 36 months on sale; 6 March 2027 is sold out, the 23rd closed, and no stay can begin on the 24th. */
function serveDays() {
  const days = Array.from({ length: 1_096 }, (_, index): AvailabilityDay => {
    const date = addDays(localDate('2027-03-02'), index);
    return {
      DateOfStay: date,
      AvailableRooms: 4,
      MinimumRate: 112,
      MinLengthOfStay: null,
      MaxLengthOfStay: 90,
      CanArrive: true,
      Closed: false,
      ClosedToArrival: false,
      ClosedToDeparture: false,
      Rates: [],
      ...special[date],
    };
  });
  serve(days);
}

/** What a stay costs, by departure; without it the totals fail. */
let totals: Readonly<Record<string, number | null>> | null = null;
const totalRequests: StayTotalsRequest[] = [];

function serve(days: readonly AvailabilityDay[]) {
  serveHotelApi({
    '/api/Availability': () => Response.json(days),
    '/api/Availability/Totals': ({ body }) => {
      const request: StayTotalsRequest = JSON.parse(String(body));
      totalRequests.push(request);
      if (totals === null) return Response.json({}, { status: 400 });
      const costs = totals;
      const answer = request.Stays.map((one) => ({ ...one, TotalCost: costs[one.DateTo] ?? null }));
      return Response.json({ Totals: answer } satisfies StayTotalsResponse);
    },
  });
}

beforeEach(() => {
  sessionStorage.clear();
  totals = null;
  totalRequests.length = 0;
  serveDays();
  stubBrowser({ isDesktop: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the search', () => {
  test('begins with the hotel’s name, no dates, and its usual guests', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'The Test House' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Arrive Choose a date' })).toBeDefined();
    expect(
      screen.getByRole('button', { name: 'Guests and rooms 2 adults\u00a0·\u00a01 room' }),
    ).toBeDefined();
  });

  test('shows what is missing, in the title, in a summary with the focus and at each part', async () => {
    open();
    await press('See rooms');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByRole('link', { name: 'Choose the day you arrive' })).toBeDefined();
    expect(document.title).toBe('Error: Book your stay – The Test House');
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose the day you leave' }));
    const depart = screen.getByRole('button', { name: /^Depart/ });
    expect(document.activeElement).toBe(depart);
    expect(document.getElementById(depart.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose the day you leave',
    );
    expect(address()).toBe('/Book/TEST');
  });

  test('names the room that holds too many, in the hotel’s own word', async () => {
    const lodges = { UnitName: { Singular: 'lodge', Plural: 'lodges' }, AdultMaximumOccupancy: 3 };
    open(`?${stay}&rooms=2-0-0,4-0-0`, { property: lodges });
    await press('See lodges');
    const words = 'Lodge 2: That is more guests than one lodge takes';
    expect(within(screen.getByRole('alert')).getByRole('link', { name: words })).toBeDefined();
  });

  test('goes on to the rooms with all of it in the address', async () => {
    open(`?${stay}&rooms=2-1-0,2-0-0&rate=FLEX`);
    await press('See rooms');
    expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${stay}&rooms=2-1-0,2-0-0&rate=FLEX`);
  });

  test('of a link from outside lands on the rooms, and on the search where something is missing', () => {
    open(`?${stay}&adults=2`, {}, false);
    expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${stay}&rooms=2-0-0`);
    cleanup();
    open('?arrive=2027-03-14&rooms=2-1-0', {}, false);
    expect(screen.getByRole('button', { name: /^Arrive Sunday 14 March 2027/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /2 adults, 1 child\u00a0·\u00a01 room/ })).toBeDefined();
  });

  test('of a link loses nothing to its bad parts', () => {
    const bad = `promo=${'X'.repeat(51)}&rate=%0A&room=loft&location=9`;
    open(`?${stay}&rooms=many&adults=2&children=1&${bad}`, {}, false);
    expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${stay}&rooms=2-1-0`);
    cleanup();
    open('?arrive=yesterday&nights=3&adults=2&promo=TIDE10&room=4', {}, false);
    expect(screen.getByRole('button', { name: 'Arrive Choose a date' })).toBeDefined();
    expect(screen.getByRole('button', { name: /2 adults\u00a0·\u00a01 room/ })).toBeDefined();
    expect(address()).toContain('promo=TIDE10&room=4');
  });

  test('is the one made before when the address has no stay', () => {
    saveBooking('TEST', { ...emptyBooking, search: `${stay}&rooms=1-0-0` });
    open();
    expect(screen.getByRole('button', { name: /^Depart Wednesday 17 March 2027/ })).toBeDefined();
  });

  test('warns about the same day as soon as today is chosen', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T22:15:00Z') });
    const config = {
      SameDayBookingRestrictionEnabled: true,
      SameDayBookingRestrictionHour: 22,
      SameDayBookingRestrictionMessage: 'The desk has closed.',
    };
    open('?arrive=2027-03-02&nights=1', { config });
    expect(screen.getByText('The desk has closed.')).toBeDefined();
    cleanup();
    open('?arrive=2027-03-03&nights=1', { config });
    expect(screen.queryByText('The desk has closed.')).toBeNull();
  });
});

describe('a filled basket', () => {
  const named = { leadGuest: null, grossMinor: 1 };
  const item = { roomNumber: 1, roomTypeId: 1, ratePlanId: 1, ...named } as unknown as BookingItem;
  const before = { ...emptyBooking, search: `${stay}&rooms=2-0-0`, items: [item] };

  test('is asked about before another search empties it', async () => {
    saveBooking('TEST', before);
    open('?arrive=2027-05-03&nights=2&rooms=2-0-0');
    await press('See rooms');
    const dialog = screen.getByRole('dialog', { name: 'Start again with this search?' });
    expect(address()).toContain('/Book/TEST?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Search again' }));
    expect(address()).toBe('/Book/TEST/Rooms-And-Rates?arrive=2027-05-03&nights=2&rooms=2-0-0');
    expect(sessionStorage.getItem('portico.booking.test')).toContain('"items":[]');
  });

  test('is retained, with its own search, when the guest chooses this', async () => {
    saveBooking('TEST', before);
    open('?arrive=2027-05-03&nights=2&rooms=2-0-0');
    await press('See rooms');
    await press('Keep my choice');
    expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${stay}&rooms=2-0-0`);
    expect(sessionStorage.getItem('portico.booking.test')).toContain('"roomTypeId":1');
  });

  test('is not asked about when the search is the same', async () => {
    saveBooking('TEST', before);
    open(`?${stay}&rooms=2-0-0`);
    await press('See rooms');
    expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${stay}&rooms=2-0-0`);
  });
});

describe('guests and rooms', () => {
  test('are counted for each room and stand in the address', async () => {
    open();
    await press(/^Guests and rooms/);
    await press('One more: Children');
    await press('Add a room');
    const second = screen.getByRole('group', { name: 'Room 2' });
    await userEvent.click(within(second).getByRole('button', { name: 'One fewer: Adults' }));
    await press('Done');
    expect(
      screen.getByRole('button', { name: 'Guests and rooms 3 adults, 1 child\u00a0·\u00a02 rooms' }),
    ).toBeDefined();
    expect(address()).toBe('/Book/TEST?rooms=2-1-0,1-0-0');
  });

  test('end at the hotel’s number of rooms, which is shown with its own word', async () => {
    open('?rooms=2-0-0,2-0-0,2-0-0', { property: { UnitName: { Singular: 'lodge', Plural: 'lodges' } } });
    await press(/^Guests and lodges/);
    expect(screen.queryByText('You have added the maximum number of lodges')).toBeNull();
    await press('Add a lodge');
    expect(screen.getByText('You have added the maximum number of lodges')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Lodge 4' })).toBeNull();
  });

  test('show why a room takes no more', async () => {
    open('', { property: { AdultMaximumOccupancy: 2 } });
    await press(/^Guests and rooms/);
    await press('One more: Adults');
    expect(screen.getByText('One room takes 2 adults at most')).toBeDefined();
  });

  test('state that a party is larger than the largest room', async () => {
    open('?rooms=3-1-0', { property: { LargestRoomOccupancy: 4 } });
    await press(/^Guests and rooms/);
    expect(screen.queryByText(/^Our largest room/)).toBeNull();
    await press('One more: Children');
    expect(screen.getByText('Our largest room takes 4 guests. We look for more rooms.')).toBeDefined();
  });

  test('ask for children and infants only where the hotel does', async () => {
    open('', { property: { EnableChildrenSearch: false, EnableInfantSearch: false } });
    await press(/^Guests and rooms/);
    expect(screen.getByRole('group', { name: 'Adults' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Children' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Infants' })).toBeNull();
  });
});

describe('a link', () => {
  test('of which a part cannot be read shows what was left out, and keeps the rest', () => {
    open('?arrive=2027-02-31&nights=3&rooms=2-1-0&promo=TIDE10');
    expect(
      screen.getByText(
        'Part of your link could not be read and was left out: the day you arrive and the length of your stay.',
      ),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: /2 adults, 1 child\u00a0·\u00a01 room/ })).toBeDefined();
  });

  test('that can be read states nothing of it', () => {
    open('?arrive=2027-03-14&nights=3&rooms=2-1-0');
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });
});

describe('the calendar', () => {
  async function openCalendar(query = '', changes: Changes = {}) {
    open(query, changes);
    await press(/^Arrive/);
    await screen.findByRole('button', { name: /^Wednesday, 3 March 2027: 3, £112$/ });
  }

  test('shows price, shortest stay and what is sold out with each day', async () => {
    await openCalendar();
    expect(day(/^Friday, 12 March 2027: 12, £112, 2\+ nights$/)).toBeDefined();
    expect(day(/^Saturday, 6 March 2027, sold out$/).getAttribute('aria-disabled')).toBe('true');
  });

  test('names each day by what is shown of it', async () => {
    await openCalendar();
    const thursday = day(/^Thursday, 25 March 2027: 25, £12\.4k, 2\+ nights, £12,345$/);
    const shown = [...thursday.querySelectorAll('span')].map(({ textContent }) => textContent);
    expect(shown).toEqual(['25', '£12.4k', '2+']);
    for (const text of shown) expect(thursday.getAttribute('aria-label')).toContain(text);
  });

  test('calls a closed night closed, and does not offer a day from which no stay can be had', async () => {
    await openCalendar();
    await userEvent.click(day(/^Tuesday, 23 March 2027, closed$/));
    expect(screen.getByText(/^The night of Tue 23 Mar is closed\./)).toBeDefined();
    await userEvent.click(day(/^Wednesday, 24 March 2027, no stay can begin on this day$/));
    expect(screen.getByText(/^No stay can begin on Wed 24 Mar:/)).toBeDefined();
    expect(address()).not.toContain('arrive');
  });

  test('goes by the hotel’s date, wherever the guest is, and on at the hotel’s midnight', async () => {
    // Late in the evening in London, already Wednesday on Kiritimati.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2027-03-02T22:00:00Z');
    open('', { property: { TimeZone: 'Pacific/Kiritimati' }, today: '2027-03-03' });
    await press(/^Arrive/);
    expect(await screen.findByRole('button', { name: /^Today, Wednesday, 3 March 2027/ })).toBeDefined();
    expect(day(/^Tuesday, 2 March 2027/).getAttribute('aria-disabled')).toBe('true');
    vi.setSystemTime('2027-03-03T10:00:01Z');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: /^Today, Thursday, 4 March 2027/ })).toBeDefined();
    expect(day(/^Wednesday, 3 March 2027/).getAttribute('aria-disabled')).toBe('true');
  });

  test('whose days cannot be had shows this, takes dates all the same, and asks again', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 400 })));
    open();
    await press(/^Arrive/);
    expect(await screen.findByText('Prices and free nights cannot be shown just now.')).toBeDefined();
    await userEvent.click(day(/^Saturday, 6 March 2027/));
    await userEvent.click(day(/^Monday, 8 March 2027/));
    expect(address()).toContain('arrive=2027-03-06&nights=2');
    serveDays();
    await press('Try again');
    await screen.findByRole('button', { name: /^Wednesday, 3 March 2027: 3, £112$/ });
    expect(screen.queryByText('Prices and free nights cannot be shown just now.')).toBeNull();
  });

  test('of a hotel that strikes no days through explains a day when it is chosen', async () => {
    await openCalendar('', { config: { ShowDisabledDatesOnCalendar: false } });
    expect(day(/^Saturday, 6 March 2027/).className).toBe(day(/^Sunday, 7 March 2027/).className);
    expect(screen.queryByText('sold out')).toBeNull();
    await userEvent.click(day(/^Saturday, 6 March 2027/));
    expect(screen.getByText(/^Sat 6 Mar is sold out\./)).toBeDefined();
  });

  test('keeps shortest stays to itself where the hotel does', async () => {
    await openCalendar('', { config: { ShowMinimumLengthOfStayNotification: false } });
    expect(day(/^Friday, 12 March 2027: 12, £112$/)).toBeDefined();
    expect(screen.queryByText('minimum nights from that day')).toBeNull();
  });

  test('takes two days, shows and announces what they come to', async () => {
    await openCalendar();
    const announced = screen.getByText('Choose the day you arrive').closest('[aria-live="polite"]');
    await userEvent.click(day(/^Sunday, 14 March 2027/));
    expect(announced?.textContent).toBe('Choose the day you leave From Sun 14 Mar');
    await userEvent.click(day(/^Wednesday, 17 March 2027/));
    expect(announced?.textContent).toContain('Three nights, one room');
    expect(screen.getByText('Sun 14 to Wed 17 Mar 2027')).toBeDefined();
    await press('Use these dates');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Arrive Sunday 14 March/ }));
    expect(address()).toBe(`/Book/TEST?${stay}&rooms=2-0-0`);
  });

  test('explains a departure that is too short, and keeps the arrival', async () => {
    await openCalendar();
    await userEvent.click(day(/^Friday, 12 March 2027/));
    await userEvent.click(day(/^Saturday, 13 March 2027/));
    expect(screen.getByText('From Fri 12 Mar the stay is at least 2 nights.')).toBeDefined();
    await userEvent.click(day(/^Sunday, 14 March 2027/));
    expect(address()).toBe('/Book/TEST?arrive=2027-03-12&nights=2&rooms=2-0-0');
  });

  test('asks for the nights of the offer in the search', async () => {
    const offer = buildOffer({ RatePlanCode: null, PromoCode: 'TEN', MinimumNights: 4 });
    open('?promo=TEN', { config: { Offers: [offer] } });
    await press(/^Arrive/);
    // The accessible name contains the visible text as shown, for speech input (WCAG 2.5.3).
    const name = /^Sunday, 14 March 2027: 14, £112, 4\+ nights$/;
    const cell = await screen.findByRole('button', { name });
    expect(cell.textContent).toBe('14 £112 4+');
    await userEvent.click(cell);
    await userEvent.click(day(/^Wednesday, 17 March 2027, too short, minimum 4 nights$/));
    expect(screen.getByText('From Sun 14 Mar the stay is at least 4 nights.')).toBeDefined();
    await userEvent.click(day(/^Thursday, 18 March 2027/));
    expect(address()).toBe('/Book/TEST?arrive=2027-03-14&nights=4&rooms=2-0-0&promo=TEN');
  });

  test('shows what the stay costs under each day to leave on, and says so', async () => {
    totals = { '2027-03-05': 124, '2027-03-06': 236 };
    await openCalendar();
    await userEvent.click(day(/^Thursday, 4 March 2027/));
    const friday = /^Friday, 5 March 2027: 5, £124, leave: £124\.00 for 1 night$/;
    expect((await screen.findByRole('button', { name: friday })).textContent).toBe('5 £124 ');
    expect(screen.getByText('Under each day: what you pay if you leave then.')).toBeDefined();
    expect(totalRequests).toMatchObject([
      {
        Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
        Stays: [
          { DateFrom: '2027-03-04', DateTo: '2027-03-05' },
          { DateFrom: '2027-03-04', DateTo: '2027-03-06' },
        ],
      },
    ]);
    // Sold out, and still a day to leave.
    await userEvent.click(day(/^Saturday, 6 March 2027: 6, £236, leave: £236\.00 for 2 nights$/));
    expect(screen.getByText('from £236.00')).toBeDefined();
    expect(screen.queryByText('Under each day: what you pay if you leave then.')).toBeNull();
    expect(totalRequests).toHaveLength(1);
  });

  test('shows no price under a day to leave on where the stay is not sold to the party', async () => {
    totals = { '2027-03-05': null, '2027-03-06': 236 };
    await openCalendar();
    await userEvent.click(day(/^Thursday, 4 March 2027/));
    await screen.findByRole('button', { name: /^Saturday, 6 March 2027: 6, £236/ });
    expect(day(/^Friday, 5 March 2027$/)).toBeDefined();
  });

  test('keeps the prices of nights where totals fail, or the search has a code', async () => {
    await openCalendar();
    await userEvent.click(day(/^Thursday, 4 March 2027/));
    expect(day(/^Friday, 5 March 2027: 5, £112$/)).toBeDefined();
    await userEvent.click(day(/^Saturday, 6 March 2027/));
    expect(screen.getByText('Thu 4 to Sat 6 Mar 2027')).toBeDefined();
    cleanup();
    totals = { '2027-03-05': 124 };
    totalRequests.length = 0;
    await openCalendar('?promo=TEN');
    await userEvent.click(day(/^Thursday, 4 March 2027/));
    expect(day(/^Friday, 5 March 2027: 5, £112$/)).toBeDefined();
    expect(totalRequests).toEqual([]);
  });

  test('begins another stay beyond a night that none runs across, and says why', async () => {
    await openCalendar();
    await userEvent.click(day(/^Thursday, 4 March 2027/));
    await userEvent.click(
      day(/^Monday, 8 March 2027: 8, £112, a night between is sold out, begins another stay$/),
    );
    const words = 'The night of Sat 6 Mar is sold out, so your stay now begins on Mon 8 Mar.';
    expect(screen.getByText(words)).toBeDefined();
    await userEvent.click(day(/^Wednesday, 3 March 2027: 3, £112, a night between is sold out/));
    expect(address()).toContain('arrive=2027-03-03');
    await userEvent.click(day(/^Monday, 8/));
    await userEvent.click(day(/^Wednesday, 10 March 2027/));
    expect(address()).toContain('arrive=2027-03-08&nights=2');
  });

  test('underlines the cheapest nights of a month, and names them', async () => {
    special['2027-04-07'] = { MinimumRate: 99 };
    serveDays();
    await openCalendar();
    delete special['2027-04-07'];
    const wednesday = day(/^Wednesday, 7 April 2027: 7, £99, among the cheapest of the month$/);
    expect(wednesday.querySelector('[class*=cheapest]')?.textContent).toBe('£99');
    expect(day(/^Thursday, 8 April 2027: 8, £112$/).querySelector('[class*=cheapest]')).toBeNull();
  });

  test('lets a stay end on a night sold out', async () => {
    await openCalendar();
    await userEvent.click(day(/^Thursday, 4 March 2027/));
    await userEvent.click(day(/^Saturday, 6 March 2027/));
    expect(screen.getByText('Thu 4 to Sat 6 Mar 2027')).toBeDefined();
  });

  test('does not close in silence on an arrival alone', async () => {
    await openCalendar();
    await userEvent.click(day(/^Sunday, 14 March 2027/));
    await press('Use these dates');
    expect(screen.getByText('Choose the day you leave.')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Choose the day you leave. Close again to go without one.')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Arrive Sunday 14 March/ })).toBeDefined();
  });

  test('lets go of an arrival from a link that no one can arrive on, and shows this', async () => {
    await openCalendar('?arrive=2027-03-06');
    expect(screen.getByText(/^Sat 6 Mar is sold out\./)).toBeDefined();
    await userEvent.click(day(/^Monday, 8 March 2027/));
    await userEvent.click(day(/^Tuesday, 9 March 2027/));
    expect(address()).toBe('/Book/TEST?arrive=2027-03-08&nights=1&rooms=2-0-0');
  });

  test('is cleared', async () => {
    await openCalendar(`?${stay}`);
    await press('Clear dates');
    expect(screen.getByText('Choose the day you arrive')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Arrive Choose a date' })).toBeDefined();
  });

  test('gives way to dates in writing', async () => {
    await openCalendar();
    await press('Type the dates instead');
    await userEvent.type(screen.getByRole('textbox', { name: 'Arrive' }), '12/03/2027');
    await userEvent.type(screen.getByRole('textbox', { name: 'Depart' }), '13 Mar 2027');
    await press('Use these dates');
    expect(screen.getByText('From Fri 12 Mar the stay is at least 2 nights.')).toBeDefined();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Depart' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Depart' }), '2027-03-14');
    await press('Use these dates');
    expect(address()).toBe('/Book/TEST?arrive=2027-03-12&nights=2&rooms=2-0-0');
  });
});
