import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

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
  return (
    <>
      <button type="button" onClick={() => mutate({ email: 'tom@test.example' })}>
        Remove Tom
      </button>
      {error !== null && <p>{error.message}</p>}
      {data !== undefined && <p>{data.name} was removed</p>}
      <ConfirmDialog />
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
    'Session/Read': () => Response.json({}),
  });
}

async function confirm(code: string) {
  const user = userEvent.setup();
  const password = screen.getByLabelText('Password');
  await user.clear(password);
  await user.type(password, 'a kettle, then the desk');
  await user.type(screen.getByLabelText('Six figures from your authenticator'), code);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

test('after a pause a press asks who is there; once confirmed it goes on under the same key', async () => {
  const asked = serveIdle();
  openDesk(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tom' }));
  await screen.findByRole('dialog', { name: 'Is it you, Nell?' });
  await confirm('000000');
  await screen.findByText('They do not go together.');
  await confirm('123456');
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
