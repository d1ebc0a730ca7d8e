import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  countries,
  createAnswer,
  createCall,
  serveHotelApi,
  statusAnswer,
  token,
} from '../../shared/booked/hotel-api.fixture.ts';
import { buildDocumentData } from '../../shared/hotel/hotel.fixture.ts';
import { openDocument } from '../../shared/hotel/owned-page.fixture.tsx';
import { keepClaim } from './attempt/basket-claims.ts';
import {
  filledBooker,
  fillInSecrets,
  keepBooking,
  openCheckout,
  searchCall,
  searchOfLoft,
} from './checkout.fixture.tsx';

const pay = { name: 'Pay £60.00 and book' };
const content = '2027-03-14 2027-03-16 1:2:12:2-0-0';
const begin = () => keepBooking({ basket: 'the-basket', booker: filledBooker });

function serve(Status: 'Confirmed' | 'Pending' | 'Declined' = 'Confirmed') {
  const create = createCall(() => createAnswer());
  const status = { '/api/Reservation/Status': () => statusAnswer({ Status }) };
  serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call, ...status });
  return create;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.scrollTo = () => undefined;
  openDocument(buildDocumentData());
  begin();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a copy of the tab states that the basket was booked, and books it again only on purpose', async () => {
  const create = serve();
  const first = openCheckout();
  const user = userEvent.setup();
  await fillInSecrets(user);
  await user.click(screen.getByRole('button', pay));
  await screen.findByText(/Now at .*Confirmation/);
  first.unmount();

  begin();
  openCheckout();
  expect(await screen.findByText('You have already booked this.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See your booking' }).getAttribute('href')).toBe(
    `/Book/TEST/Confirmation/${token}`,
  );
  expect(screen.queryByRole('button', pay)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Book it again' }));
  await fillInSecrets(user);
  await user.click(await screen.findByRole('button', pay));
  await screen.findByText(/Now at .*Confirmation/);
  expect(new Set(create.sent.map(({ key }) => key)).size).toBe(2);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Marian|Oakshott|example|4242/);
});

test('a copy that stands at its form hears of it at once', async () => {
  serve();
  openCheckout();
  await screen.findByRole('button', pay);
  act(() => keepClaim('TEST', { basket: 'the-basket', content, key: 'k', token }));
  expect(await screen.findByText('You have already booked this.')).toBeDefined();
});

test('while the other tab is still asking, a press in the copy asks about the same attempt', async () => {
  const create = serve();
  keepClaim('TEST', { basket: 'the-basket', content, key: 'of-the-other-tab', token: null });
  openCheckout();
  const user = userEvent.setup();
  await fillInSecrets(user);
  await user.click(screen.getByRole('button', pay));
  await screen.findByText(/Now at .*Confirmation/);
  expect(create.sent.map(({ key }) => key)).toEqual(['of-the-other-tab']);
});

test('one that is under way in the other tab is seen there and paid once', async () => {
  serve('Pending');
  keepClaim('TEST', { basket: 'the-basket', content, key: 'k', token });
  openCheckout();
  expect(await screen.findByText('You are booking this in another tab.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See how it stands' }).getAttribute('href')).toBe(
    `/Book/TEST/Status/${token}`,
  );
  expect(screen.queryByRole('button', pay)).toBeNull();
});

test('what cannot be asked about is not called booked, and can be looked at or booked again', async () => {
  serveHotelApi({
    ...countries,
    ...searchCall(searchOfLoft()),
    '/api/Reservation/Status': () => Response.error(),
  });
  keepClaim('TEST', { basket: 'the-basket', content, key: 'k', token });
  openCheckout();
  expect(await screen.findByText('You may have booked this already.')).toBeDefined();
  expect(screen.queryByText('You have already booked this.')).toBeNull();
  expect(screen.getByRole('link', { name: 'See how it stands' })).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Book it again' }));
  expect(await screen.findByLabelText('Card number')).toBeDefined();
});

test.each([
  ['it came to nothing there', 'Declined', {}],
  ['this tab chose other dates since', 'Confirmed', { search: 'arrive=2027-03-14&nights=3&rooms=2-0-0' }],
] as const)('the form is there as ever where %s', async (_which, status, changes) => {
  serve(status);
  keepBooking({ basket: 'the-basket', booker: filledBooker, ...changes });
  keepClaim('TEST', { basket: 'the-basket', content, key: 'k', token });
  openCheckout();
  expect(await screen.findByLabelText('Card number')).toBeDefined();
});
