import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Fragment, lazy } from 'react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BookingProvider } from '../shared/stay/booking-provider.tsx';
import { listenToCounted, type Counted } from '../shared/hotel/counted.ts';
import { countries, serveHotelApi } from '../shared/booked/hotel-api.fixture.ts';
import { buildHotel } from '../shared/hotel/hotel.fixture.ts';
import { renderOwned } from '../shared/hotel/owned-page.fixture.tsx';
import { HotelLayout } from './hotel-shell/hotel-layout.tsx';
import { Pages } from './pages.tsx';
import type { Program } from './program/program.ts';

function Broken(): never {
  throw new Error('This page is broken');
}

const program: Program = {
  document: 'book',
  Owner: Fragment,
  Layout: HotelLayout,
  pages: { search: { Page: () => <h1>Search</h1> }, rooms: { Page: Broken } },
};

function open(path: string, hotel = buildHotel(), shown = program) {
  renderOwned(
    hotel,
    <BookingProvider>
      <MemoryRouter initialEntries={[path]}>
        <Link to="/Book/TEST">Away</Link>
        <Pages program={shown} />
      </MemoryRouter>
    </BookingProvider>,
  );
}

beforeEach(() => {
  window.scrollTo = () => undefined;
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false }));
  // React logs what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an address without a page is not found, under the hotel’s header', () => {
  open('/Book/TEST/Nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: /^The Test House/ }).getAttribute('href')).toBe('/Book/TEST');
  expect(document.title).toBe('Not found – The Test House');
});

test('a page that does not come shows after 15 seconds what to do', () => {
  vi.useFakeTimers();
  const Never = lazy(() => new Promise<never>(() => undefined));
  open('/Book/TEST', buildHotel(), { ...program, pages: { search: { Page: Never } } });
  expect(screen.queryByText(/longer than it should/)).toBeNull();
  act(() => void vi.advanceTimersByTime(15_000));
  expect(screen.getByText(/longer than it should/).textContent).toContain('+44 1227 496 0142');
});

test('while there is no network every page states that nothing is lost', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  open('/Book/TEST');
  expect(screen.queryByText('You are offline.')).toBeNull();
  network.mockReturnValue(false);
  fireEvent.offline(window);
  expect(screen.getByText('You are offline.').closest('[role=status]')?.textContent).toContain('is kept');
  network.mockReturnValue(true);
  fireEvent.online(window);
  expect(screen.queryByText('You are offline.')).toBeNull();
});

test('a page that breaks is reported to the server and answered with another try and the contact', () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(String(init.body));
    return Promise.resolve(new Response());
  });
  open('/Book/TEST/Rooms-And-Rates');
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { level: 1, name: 'Error' })).toBeDefined();
  expect(within(main).getByRole('button', { name: 'Load the page again' })).toBeDefined();
  expect(within(main).getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
  vi.runAllTimers();
  expect(sent.join()).toContain('This page is broken');
});

test('the next address after a broken page is shown again', async () => {
  open('/Book/TEST/Rooms-And-Rates');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeDefined();
});

test('contact stands in the header and the footer of every page', async () => {
  serveHotelApi(countries);
  open('/Book/TEST/Nowhere');
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'desk@house.example' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /Contact us/ }));
  const dialog = screen.getByRole('dialog', { name: 'Contact us' });
  expect(within(dialog).getByRole('link', { name: '+44 1227 496 0142' }).getAttribute('href')).toBe(
    'tel:+4412274960142',
  );
  expect(within(dialog).getByText('1 Quay, Whitstable')).toBeDefined();
  expect(await within(dialog).findByRole('button', { name: 'Send message' })).toBeDefined();
});

test('privacy policy and terms open beside each page, and the cookie choice stands where visits are counted', () => {
  open('/Book/TEST/Nowhere');
  const footer = () => within(screen.getByRole('contentinfo'));
  for (const [name, address] of [
    ['Privacy policy', 'https://house.example/privacy'],
    ['Terms and conditions', 'https://house.example/terms'],
  ] as const) {
    const link = footer().getByRole('link', { name: new RegExp(`^${name} ?\\(opens in a new tab\\)$`) });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, '_blank']);
  }
  expect(footer().queryByRole('button', { name: 'Cookie choice' })).toBeNull();
  cleanup();
  open('/Book/TEST/Nowhere', buildHotel({ property: { FacebookPixelId: '1234567890' } }));
  expect(footer().getByRole('button', { name: 'Cookie choice' })).toBeDefined();
});

test('nothing is counted where a booking is managed', async () => {
  const counted: Counted[] = [];
  const stop = listenToCounted((one) => counted.push(one));
  // Left by the pages before this one.
  counted.length = 0;
  const hotel = buildHotel({ property: { FacebookPixelId: '1234567890' } });
  const managing: Program = {
    ...program,
    document: 'manage',
    pages: { manage: { Page: () => <h1>Find</h1> } },
  };
  open('/Manage/TEST', hotel, managing);
  expect(await screen.findByRole('heading', { level: 1, name: 'Find' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cookie choice' })).toBeNull();
  expect(counted).toEqual([]);
  cleanup();
  open('/Book/TEST', hotel);
  expect(counted).toEqual([{ kind: 'page', page: 'search' }]);
  stop();
});
