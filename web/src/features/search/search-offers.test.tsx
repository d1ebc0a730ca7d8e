import { localDate } from '@portico/domain/calendar/local-date';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOffer } from '../../shared/hotel/hotel.fixture.ts';
import { address, openSearch, press, stubBrowser } from './search.fixture.tsx';

const stay = 'arrive=2027-03-14&nights=3&rooms=2-0-0';

const tenOff = buildOffer({ Id: 2, Name: 'Ten off', RatePlanCode: null, PromoCode: 'TEN' });
const ended = buildOffer({ Id: 3, Name: 'Winter', DateTo: localDate('2027-03-01') });

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  stubBrowser({ isDesktop: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('offers', () => {
  const offers = { config: { Offers: [buildOffer(), tenOff, ended] } };

  test('stand below the search with their words, picture and dates, until they end', () => {
    openSearch('', offers);
    const card = within(screen.getByRole('article', { name: 'Three tides' }));
    expect(card.getByRole('img', { name: 'Low tide' })).toBeDefined();
    expect(card.getByText('Three nights and breakfast.')).toBeDefined();
    expect(card.getByText('Until Thu 25 Mar 2027')).toBeDefined();
    expect(screen.queryByRole('article', { name: 'Winter' })).toBeNull();
  });

  test('with a least number of nights ask for longer dates', async () => {
    const long = { config: { Offers: [buildOffer({ MinimumNights: 4 }), tenOff] } };
    openSearch(`?${stay}`, long);
    await press('Use this offer Three tides');
    expect(screen.getByText(/It is for stays of 4 nights or more\. Your dates are 3 nights/)).toBeDefined();
    await press('Use this offer Ten off');
    expect(screen.queryByText(/It is for stays/)).toBeNull();
  });

  test('have the calendar of their rate plan, and others that of the hotel', async () => {
    const requests: (string | null)[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      if (url.startsWith(`/api/Availability?`))
        requests.push(new URLSearchParams(url.split('?')[1]).get('ratePlanCode'));
      return Promise.resolve(Response.json([]));
    });
    openSearch(`?${stay}`, offers);
    await waitFor(() => expect(requests).toEqual([null]));
    await press('Use this offer Three tides');
    await waitFor(() => expect(requests).toEqual([null, 'TIDES']));
  });

  test('put their code into the search and show this, one in the place of another', async () => {
    openSearch(`?${stay}`, offers);
    await press('Use this offer Three tides');
    expect(screen.getByText('Three tides is in your search.')).toBeDefined();
    expect(address()).toBe(`/Book/TEST?${stay}&rate=TIDES`);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Arrive/ }));
    await press('Use this offer Ten off');
    expect(screen.getByText('Ten off is in your search.')).toBeDefined();
    expect(address()).toBe(`/Book/TEST?${stay}&promo=TEN`);
    await press('Leave it out');
    expect(screen.queryByText('Ten off is in your search.')).toBeNull();
    expect(address()).toBe(`/Book/TEST?${stay}`);
  });

  test('of a link are named, in whatever case it has the code', () => {
    openSearch('?rate=tides', offers);
    const button = screen.getByRole('button', { name: 'In your search Three tides' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a hotel of several places', () => {
  const Locations = [
    { Id: 1, Name: 'The house' },
    { Id: 2, Name: 'The yard' },
  ];

  test('asks which, and keeps it in the address', async () => {
    openSearch(`?${stay}`, { config: { Locations } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'The yard');
    expect(address()).toBe(`/Book/TEST?${stay}&location=2`);
    await press('See rooms');
    expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${stay}&location=2`);
  });

  test('forgets a place it does not have', () => {
    openSearch(`?${stay}&location=9`, { config: { Locations } }, false);
    expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${stay}`);
  });

  test('of one place is not asked about', () => {
    openSearch('', { config: { Locations: Locations.slice(0, 1) } });
    expect(screen.queryByRole('combobox', { name: 'Location' })).toBeNull();
  });
});

test('the rating is announced in words, and reasons to book are a short list', () => {
  openSearch('', { property: { HotelRating: 4 }, config: { BookingIncentives: ['No booking fee'] } });
  expect(screen.getByText('4 star hotel')).toBeDefined();
  const reasons = screen.getByRole('list', { name: 'Booking with us' });
  expect(within(reasons).getByText('No booking fee')).toBeDefined();
});
