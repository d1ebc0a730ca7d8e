import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countries, serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';
import { buildUser } from '../../shared/account/account.fixture.ts';
import { dropLoginHint, keepLoginHint } from '../../shared/account/login-hint.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import ConfirmEmailPage from './confirm-email-page.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';
import RegisterPage from './register-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';

type Sent = Record<string, unknown>;
let sent: { path: string; body: Sent }[] = [];

function open(path: string, answers: Readonly<Record<string, () => Response>> = {}) {
  sent = [];
  window.history.replaceState(null, '', path);
  const noting = Object.entries(answers).map(([called, answer]) => [
    called,
    (init: RequestInit) => {
      if (init.method === 'POST') sent.push({ path: called, body: JSON.parse(String(init.body)) as Sent });
      return answer();
    },
  ]);
  serveHotelApi({ ...countries, ...(Object.fromEntries(noting) as Record<string, () => Response>) });
  render(
    <OwnerContext value={buildHotel({ property: { UseUserAccountOnBookingEngine: true } })}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={pages.register.path} element={<RegisterPage />} />
            <Route path={pages.confirmEmail.path} element={<ConfirmEmailPage />} />
            <Route path={pages.forgotPassword.path} element={<ForgotPasswordPage />} />
            <Route path={pages.resetPassword.path} element={<ResetPasswordPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </OwnerContext>,
  );
}

const done = (Message: string) => () => Response.json({ Success: true, Message, RefusalCode: null });
const refused = (Message: string, RefusalCode: string) => () =>
  Response.json({ Success: false, Message, RefusalCode });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp | string, text: string) => userEvent.type(screen.getByLabelText(label), text);

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function fillRegistration() {
  await type('First name', 'Marian');
  await type('Last name', 'Oakshott');
  await type('E-mail', 'marian@oakshott.example');
  await type('Password', 'shingle-and-salt');
}

describe('registering', () => {
  test('shows the rule of a password before it is typed and ticks off what is met', async () => {
    open(guestPaths.register('TEST'));
    const password = screen.getByLabelText('Password');
    const rule = () => document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(rule()).toBe('At least 10 charactersOne of them neither a letter nor a digit');
    await userEvent.type(password, 'a sea');
    expect(rule()).toBe('At least 10 charactersOne of them neither a letter nor a digit: done');
    await userEvent.type(password, ' of foam');
    expect(rule()).toBe('At least 10 characters: doneOne of them neither a letter nor a digit: done');
  });

  test('names what is missing, by the rule of the server', async () => {
    open(guestPaths.register('TEST'), { '/api/Account/Register': done(accountTexts.registered) });
    await type('E-mail', 'marian@oakshott.example');
    await type('Password', 'marian@oakshott.example');
    await press('Make my account');
    const summary = within(screen.getAllByRole('alert').at(-1) as HTMLElement);
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'First name is required',
      'Last name is required',
      'This password is little more than your e-mail address or our name. Choose another one',
    ]);
    expect(sent).toEqual([]);
  });

  test('keeps what was typed over a reload, but for the password, until the account is made', async () => {
    const answers = { '/api/Account/Register': done(accountTexts.registered) };
    open(guestPaths.register('TEST'), answers);
    await fillRegistration();
    await type(/^Telephone|^Phone/, '+44 7700 900123');
    cleanup();
    open(guestPaths.register('TEST'), answers);
    const values = () =>
      [...document.querySelectorAll('input')].map(({ autocomplete, value }) => `${autocomplete} ${value}`);
    expect(values()).toEqual([
      'given-name Marian',
      'family-name Oakshott',
      'username marian@oakshott.example',
      'tel +44 7700 900123',
      'new-password ',
    ]);
    expect(JSON.stringify(sessionStorage)).not.toContain('shingle-and-salt');
    await type('Password', 'shingle-and-salt');
    await press('Make my account');
    await screen.findByRole('heading', { name: 'Check your e-mail' });
    cleanup();
    open(guestPaths.register('TEST'), answers);
    expect(values()[0]).toBe('given-name ');
  });

  test('shows a guest who is logged in', async () => {
    keepLoginHint('TEST');
    open(guestPaths.register('TEST'), { '/api/Account': () => Response.json(buildUser()) });
    expect(await screen.findByText('You are logged in as marian@oakshott.example.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe(
      guestPaths.manageAccount('TEST'),
    );
    dropLoginHint('TEST');
  });

  test('leads on to the mailbox, and sends the mail again', async () => {
    open(guestPaths.register('TEST'), {
      '/api/Account/Register': done(accountTexts.registered),
      '/api/Account/ResendConfirmation': done(accountTexts.confirmationSent),
    });
    await fillRegistration();
    await press('Make my account');
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeDefined();
    expect(screen.getByText(accountTexts.registered)).toBeDefined();
    expect(sent[0]?.body).toEqual({
      LanguageCode: 'en',
      PropertyId: 7,
      EmailAddress: 'marian@oakshott.example',
      Password: 'shingle-and-salt',
      Firstname: 'Marian',
      Lastname: 'Oakshott',
      MobileNumber: null,
    });
    await press('Send the mail again');
    expect(await screen.findByText(accountTexts.confirmationSent)).toBeDefined();
  });

  test('that fails shows this in the words of the hotel and keeps what was typed', async () => {
    open(guestPaths.register('TEST'), {
      '/api/Account/Register': () => Response.json({}, { status: 500 }),
    });
    await fillRegistration();
    await press('Make my account');
    await waitFor(() => expect(screen.getByText(accountTexts.registerFailed)).toBeDefined());
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('shingle-and-salt');
  });

  test('shows a fault that only the server finds at its field', async () => {
    const fault = { Message: 'Please check', ModelState: { Password: ['Choose another one'] } };
    open(guestPaths.register('TEST'), {
      '/api/Account/Register': () => Response.json(fault, { status: 400 }),
    });
    await fillRegistration();
    await press('Make my account');
    await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('the link of a mail', () => {
  test('confirms the address by the password that was chosen, sends nothing before, and its token stands in the address no longer', async () => {
    open(`${guestPaths.confirmEmail('TEST')}#the-token`, {
      '/api/Account/ConfirmEmail': done(accountTexts.confirmed),
    });
    await screen.findByRole('heading', { name: 'Confirm your address' });
    expect(sent).toEqual([]);
    await type('Password', 'nine bells and tide');
    await press('Make my account');
    expect(await screen.findByText(accountTexts.confirmed)).toBeDefined();
    expect(sent[0]?.body).toEqual({ PropertyId: 7, Token: 'the-token', Password: 'nine bells and tide' });
    expect(window.location.href).not.toContain('the-token');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  });

  test('that has expired offers a new one', async () => {
    const words = 'This link has expired. Ask for a new one: it comes by e-mail at once.';
    open(`${guestPaths.confirmEmail('TEST')}#old`, {
      '/api/Account/ConfirmEmail': refused(words, 'account.link-expired'),
      '/api/Account/ResendConfirmation': done(accountTexts.confirmationSent),
    });
    await type('Password', 'nine bells and tide');
    await press('Make my account');
    expect(await screen.findByText(words)).toBeDefined();
    await type('E-mail', 'marian@oakshott.example');
    await press('Send me a new link');
    expect(await screen.findByText(accountTexts.confirmationSent)).toBeDefined();
  });

  test('that was cut short is shown to be invalid, and nothing is sent', async () => {
    open(guestPaths.confirmEmail('TEST'), { '/api/Account/ConfirmEmail': done('') });
    expect(await screen.findByText('This link is invalid...')).toBeDefined();
    expect(sent).toEqual([]);
  });
});

describe('a forgotten password', () => {
  test('is answered in the same words whoever asks', async () => {
    open(guestPaths.forgotPassword('TEST'), {
      '/api/Account/RequestPasswordReset': done(accountTexts.resetSent),
    });
    await type('E-mail', 'marian@oakshott.example');
    await press('Send me a link');
    expect(await screen.findByText(accountTexts.resetSent)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeDefined();
  });

  test('whose mail cannot be sent shows this', async () => {
    open(guestPaths.forgotPassword('TEST'), {
      '/api/Account/RequestPasswordReset': () => Response.json({}, { status: 500 }),
    });
    await type('E-mail', 'marian@oakshott.example');
    await press('Send me a link');
    expect(await screen.findByText(accountTexts.resetMailFailed)).toBeDefined();
  });

  test('is followed by a new one, and the guest is logged out of this browser too', async () => {
    localStorage.setItem('portico.account.test', 'before');
    open(`${guestPaths.resetPassword('TEST')}#the-token`, {
      '/api/Account/PasswordReset': done(accountTexts.passwordReset),
    });
    expect(window.location.href).not.toContain('the-token');
    await type('New password', 'shingle-and-salt');
    await press('Save this password');
    expect(await screen.findByText(accountTexts.passwordReset)).toBeDefined();
    expect(sent.at(-1)?.body).toEqual({ PropertyId: 7, Token: 'the-token', Password: 'shingle-and-salt' });
    expect(localStorage.getItem('portico.account.test')).toBeNull();
    expect(sessionStorage.getItem('portico.link.reset')).toBeNull();
  });

  const words = 'This link has been used, and it works once. Ask for a new one if you still need it.';

  test('with a link that was used shows this before a password is typed, and offers a new one', async () => {
    open(`${guestPaths.resetPassword('TEST')}#used`, {
      '/api/Account/PasswordReset': refused(words, 'account.link-used'),
    });
    expect(await screen.findByText(words)).toBeDefined();
    expect(sent.map(({ body }) => body)).toEqual([{ PropertyId: 7, Token: 'used', Password: null }]);
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      guestPaths.forgotPassword('TEST'),
    );
  });

  test('with a link that is used meanwhile shows this, offers a new one and keeps what was typed', async () => {
    const isLook = () => sent.at(-1)?.body['Password'] === null;
    open(`${guestPaths.resetPassword('TEST')}#used`, {
      '/api/Account/PasswordReset': () =>
        isLook() ? done('This link works.')() : refused(words, 'account.link-used')(),
    });
    await type('New password', 'shingle-and-salt');
    await press('Save this password');
    expect(await screen.findByText(accountTexts.resetFailed)).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      guestPaths.forgotPassword('TEST'),
    );
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('shingle-and-salt');
  });
});

test('a link that was cut within an escape opens the page, which the server answers like any wrong one', async () => {
  open(`${guestPaths.resetPassword('TEST')}#the-token%2`);
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeDefined();
  expect(window.location.hash).toBe('');
});
