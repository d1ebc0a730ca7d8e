import type { AccountUser } from '@portico/contract/calls/account-read';
import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showAtTop } from '../../lib/top-news.ts';
import { buildUser } from '../../shared/account/account.fixture.ts';
import { serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { dropLoginHint, keepLoginHint } from '../../shared/account/login-hint.ts';
import { HotelLayout } from './hotel-layout.tsx';

const requests: string[] = [];
const bodies: Record<string, unknown>[] = [];
let session: AccountUser | null = null;
let answerLogin: () => Response;

const plain = buildHotel();
const withAccounts = {
  ...plain,
  property: { ...plain.property, UseUserAccountOnBookingEngine: true },
};

beforeEach(() => {
  requests.length = 0;
  bodies.length = 0;
  session = null;
  answerLogin = () =>
    Response.json({ Success: true, Message: 'Welcome back, Marian', RefusalCode: null, ...buildUser() });
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false }));
  serveHotelApi({
    '/api/Account': () => {
      requests.push('account');
      return session === null ? Response.json({}, { status: 401 }) : Response.json(session);
    },
    '/api/Account/Authenticate': (init) => {
      bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>);
      session = buildUser();
      return answerLogin();
    },
    '/api/Account/Logout': () =>
      Response.json({ Success: true, Message: accountTexts.loggedOut, RefusalCode: null }),
  });
});
afterEach(() => {
  cleanup();
  showAtTop(null);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function open(hotel = withAccounts) {
  render(
    <OwnerContext value={hotel}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/Book/TEST']}>
          <HotelLayout document="book" page="search">
            <main>The page</main>
          </HotelLayout>
        </MemoryRouter>
      </QueryClientProvider>
    </OwnerContext>,
  );
}

// The text exists twice, for a phone and for a desktop.
const header = () => within(screen.getByRole('banner'));
const loginButton = () => header().getByRole('button', { name: /^Log in/ });
const nameButton = () => header().findByRole('button', { name: /^Marian, your account/ });
const dialog = () => screen.findByRole('dialog', { name: 'Welcome back' });

async function logIn(password = 'shingle-and-salt') {
  await userEvent.click(loginButton());
  const form = within(await dialog());
  await userEvent.type(form.getByRole('textbox', { name: 'E-mail' }), 'marian@oakshott.example');
  await userEvent.type(form.getByLabelText('Password'), password);
  await userEvent.click(form.getByRole('button', { name: 'Log in' }));
}

test('a hotel without accounts offers no log-in, and its bookings are found all the same', () => {
  open(plain);
  expect(screen.queryByRole('button', { name: /^Log in/ })).toBeNull();
  for (const link of screen.getAllByRole('link', { name: 'My booking' }))
    expect(link.getAttribute('href')).toBe(guestPaths.manage('TEST'));
});

test('no user is requested where no one has logged in from this browser', async () => {
  open();
  await act(() => new Promise((painted) => requestAnimationFrame(painted)));
  expect(loginButton()).toBeDefined();
  expect(requests).toEqual([]);
});

test('who has logged in before is shown by the first name', async () => {
  session = buildUser();
  keepLoginHint('TEST');
  open();
  expect(await nameButton()).toBeDefined();
});

test('a session that has ended is no error: the page offers to log in, and asks no more', async () => {
  keepLoginHint('TEST');
  open();
  await waitFor(() => expect(requests).toEqual(['account']));
  expect(loginButton()).toBeDefined();
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('logging in closes the dialog, shows a welcome at the top and shows the name', async () => {
  open();
  await logIn();
  expect((await nameButton()).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Your account' })).toBeNull();
  expect(screen.getByText('Welcome back, Marian')).toBeDefined();
  expect(bodies).toEqual([
    {
      LanguageCode: 'en',
      PropertyId: 7,
      EmailAddress: 'marian@oakshott.example',
      Password: 'shingle-and-salt',
    },
  ]);
});

test('a log-in that is refused shows why at the top of the dialog and keeps what was typed', async () => {
  answerLogin = () =>
    Response.json({ Success: false, Message: accountTexts.loginFailed, RefusalCode: 'account.login-failed' });
  open();
  await logIn('wrong one!');
  const form = within(await dialog());
  await waitFor(() => expect(form.getByRole('alert').textContent).toContain(accountTexts.loginFailed));
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe(
    'marian@oakshott.example',
  );
  expect(form.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong one!');
});

test.each([
  ['an answer without words', () => Response.json({}, { status: 400 }), accountTexts.loginFailed],
  ['no answer', () => Response.error(), 'We could not reach the hotel’s server. Please try again.'],
])('of %s the dialog makes words', async (_what, answer, words) => {
  answerLogin = answer;
  open();
  await logIn();
  const form = within(await dialog());
  await waitFor(() => expect(form.getByRole('alert').textContent).toContain(words));
});

test('the fields state to a password manager what they are, and the password can be looked at', async () => {
  open();
  await userEvent.click(loginButton());
  const form = within(await dialog());
  expect(form.getByRole('textbox', { name: 'E-mail' }).getAttribute('autocomplete')).toBe('username');
  const password = form.getByLabelText('Password');
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  expect(password.getAttribute('type')).toBe('password');
  await userEvent.click(form.getByRole('button', { name: 'Show password' }));
  expect(password.getAttribute('type')).toBe('text');
});

test('the name opens a menu that Esc closes, and logs out from it', async () => {
  session = buildUser();
  keepLoginHint('TEST');
  open();
  const name = await nameButton();
  await userEvent.click(name);
  const account = await screen.findByRole('link', { name: 'Your account' });
  expect(account.getAttribute('href')).toBe(guestPaths.manageAccount('TEST'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Your account' })).toBeNull();
  expect(document.activeElement).toBe(name);
  await userEvent.click(name);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText(accountTexts.loggedOut)).toBeDefined();
  expect(loginButton()).toBeDefined();
});

test('who logs out in another tab is logged out in this one', async () => {
  session = buildUser();
  keepLoginHint('TEST');
  open();
  await nameButton();
  act(() => dropLoginHint('TEST'));
  await waitFor(() => expect(loginButton()).toBeDefined());
});
