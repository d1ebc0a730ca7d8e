import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { LogInScreen } from './log-in-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const failed = () =>
  Response.json({ Message: 'They do not go together.', RefusalCode: 'desk.log-in-failed' }, { status: 401 });

test('what is missing is said at once, and nothing is sent', async () => {
  const asked = serveDesk({ LogIn: failed });
  openDesk(<LogInScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByText('Three things to put right')).toBeDefined();
  expect(asked.filter(({ name }) => name === 'LogIn')).toEqual([]);
});

test('a refusal leaves e-mail and password typed, and empties the code, which works once', async () => {
  const asked = serveDesk({ LogIn: failed });
  openDesk(<LogInScreen />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'nell@test.example');
  await userEvent.type(screen.getByLabelText('Password'), 'a kettle, then the desk');
  await userEvent.type(screen.getByLabelText('Six figures from your authenticator'), '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('They do not go together.');
  expect(asked.filter(({ name }) => name === 'LogIn').map(({ body }) => body)).toEqual([
    { email: 'nell@test.example', password: 'a kettle, then the desk', code: '123 456' },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('a kettle, then the desk');
  expect(screen.getByLabelText<HTMLInputElement>('Six figures from your authenticator').value).toBe('');
});

test('whoever cannot get in is told whom to ask', async () => {
  serveDesk({});
  openDesk(<LogInScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'I can’t get in' }));
  expect(screen.getByText('Ask an owner of the hotel to invite you again.')).toBeDefined();
});
