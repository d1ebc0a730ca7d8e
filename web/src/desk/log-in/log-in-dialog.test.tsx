import { cleanup, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildDeskSession, openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { LogInDialog } from './log-in-dialog.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refuse = (status: number, RefusalCode: string, Message: string) =>
  Response.json({ Message, RefusalCode }, { status });

function Screen() {
  const { mutate, error, data } = useDeskChange('Staff/Remove');
  useQuery(deskQuery('Staff/List', {}));
  return (
    <>
      <input aria-label="Why" />
      <button type="button" onClick={() => mutate({ email: 'tom@test.example' })}>
        Remove Tom
      </button>
      {error !== null && <p>{error.message}</p>}
      {data !== undefined && <p>{data.name} was removed</p>}
      <LogInDialog />
    </>
  );
}

/** A server whose log-in is idle until it is confirmed with the code 123456. */
function serveIdle() {
  let isIdle = true;
  return serveDesk({
    'Staff/Remove': () =>
      isIdle
        ? refuse(403, 'desk.idle', 'You were away for a while.')
        : Response.json({ name: 'Tom', was: 'accounts' }),
    Confirm: (body) => {
      const isRight = JSON.stringify(body).includes('123456');
      if (!isRight) return refuse(401, 'desk.log-in-failed', 'They do not go together.');
      isIdle = false;
      return Response.json({ done: true });
    },
    'Session/Read': () => Response.json(buildDeskSession()),
  });
}

async function prove(code: string, act = 'Confirm') {
  const user = userEvent.setup();
  const password = screen.getByLabelText('Password');
  await user.clear(password);
  await user.type(password, 'a kettle, then the desk');
  await user.type(screen.getByLabelText('Six figures from your authenticator'), code);
  await user.click(screen.getByRole('button', { name: act }));
}

test('after a pause a press asks who is there; once confirmed it goes on under the same key', async () => {
  const asked = serveIdle();
  openDesk(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tom' }));
  await screen.findByRole('dialog', { name: 'Is it you, Nell?' });
  await prove('000000');
  await screen.findByText('They do not go together.');
  await prove('123456');
  await screen.findByText('Tom was removed');
  expect(screen.queryByRole('dialog')).toBeNull();
  const keys = asked.filter(({ name }) => name === 'Staff/Remove').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('left, the press is refused in its place, and asks again the next time', async () => {
  const asked = serveIdle();
  openDesk(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tom' }));
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  await screen.findByText('You were away for a while.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tom' }));
  await screen.findByRole('dialog');
  expect(asked.filter(({ name }) => name === 'Staff/Remove')).toHaveLength(2);
});

/** A server at which Nell's log-in has ended; `next`: who logs in then. */
function serveEnded(next = buildDeskSession()) {
  let hasEnded = true;
  const ended = () => refuse(401, 'desk.logged-out', 'Please log in.');
  return serveDesk({
    'Staff/List': () => (hasEnded ? ended() : Response.json({ staff: [] })),
    'Staff/Remove': () => (hasEnded ? ended() : Response.json({ name: 'Tom', was: 'accounts' })),
    LogIn: () => {
      hasEnded = false;
      return Response.json({ done: true });
    },
    'Session/Read': () => (hasEnded ? ended() : Response.json(next)),
  });
}

test('a log-in that has ended is asked for over the page; then what was pressed goes on under the same key', async () => {
  const asked = serveEnded();
  openDesk(<Screen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
  await userEvent.type(screen.getByLabelText('Why'), 'left for good');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tom' }));
  await screen.findByRole('dialog', { name: 'Log in again, Nell' });
  await prove('123456', 'Log in');
  await screen.findByText('Tom was removed');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Why').value).toBe('left for good');
  expect(asked.find(({ name }) => name === 'LogIn')?.body).toEqual({
    email: 'nell@test.example',
    password: 'a kettle, then the desk',
    code: '123456',
  });
  const keys = asked.filter(({ name }) => name === 'Staff/Remove').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a log-in that has ended and is left is not asked for again until the next press', async () => {
  serveEnded();
  openDesk(<Screen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tom' }));
  await screen.findByRole('dialog', { name: 'Log in again, Nell' });
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  await screen.findByText('Please log in.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what one person pressed is not done when another logs in', async () => {
  const asked = serveEnded(buildDeskSession({ name: 'Ada', email: 'ada@test.example' }));
  openDesk(<Screen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tom' }));
  await screen.findByRole('dialog');
  await prove('123456', 'Log in');
  await screen.findByText('Please log in.');
  expect(asked.filter(({ name }) => name === 'Staff/Remove')).toHaveLength(1);
});
