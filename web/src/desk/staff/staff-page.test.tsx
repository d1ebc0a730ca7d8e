import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDeskSession, openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import StaffPage from './staff-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const seenAt = '2027-03-14T09:00:00Z';
const staff = [
  { name: 'Nell', email: 'nell@test.example', role: 'owner', seenAt },
  { name: 'Tom', email: 'tom@test.example', role: 'accounts', seenAt: null },
];
const own = { passwordSetAt: null, recoveryCodesLeft: 0, passkeys: [], sessions: [] };

function serveStaff(more: Parameters<typeof serveDesk>[0] = {}) {
  return serveDesk({
    'Staff/List': () => Response.json({ staff }),
    'Staff/Invitations': () => Response.json({ invitations: [] }),
    'Staff/ReadOwn': () => Response.json(own),
    'Audit/List': () => Response.json({ entries: [], next: null }),
    ...more,
  });
}

const changesOf = (asked: ReturnType<typeof serveDesk>, call: string) =>
  asked.filter(({ name }) => name === call).map(({ body }) => body);

test('an owner changes a role, and takes it back', async () => {
  const asked = serveStaff({
    'Staff/ChangeRole': () => Response.json({ name: 'Tom', was: 'accounts', now: 'reception' }),
  });
  openDesk(<StaffPage />);
  await userEvent.selectOptions(await screen.findByLabelText('Role of Tom'), 'reception');
  await screen.findByText('Tom is reception now.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(changesOf(asked, 'Staff/ChangeRole')).toEqual([
    { email: 'tom@test.example', role: 'reception' },
    { email: 'tom@test.example', role: 'accounts' },
  ]);
});

test('a removal says what it does before it is pressed, and may be left', async () => {
  const asked = serveStaff({ 'Staff/Remove': () => Response.json({ name: 'Tom', was: 'accounts' }) });
  openDesk(<StaffPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Tom' }));
  const told = screen.getByText(/Tom is logged out of this hotel at once/);
  expect(document.activeElement?.contains(told)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Tom' }));
  expect(changesOf(asked, 'Staff/Remove')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tom' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tom' }));
  expect(changesOf(asked, 'Staff/Remove')).toEqual([{ email: 'tom@test.example' }]);
});

test('what the server refuses stands where it was pressed', async () => {
  serveStaff({
    'Staff/ChangeRole': () =>
      Response.json(
        { Message: 'Nell is the last owner here.', RefusalCode: 'desk.last-owner' },
        { status: 409 },
      ),
  });
  openDesk(<StaffPage />);
  const section = await screen.findByRole('region', { name: /Who works here/ });
  await userEvent.selectOptions(await screen.findByLabelText('Role of Nell'), 'accounts');
  expect(await within(section).findByText('Nell is the last owner here.')).toBeDefined();
});

test('a passkey is renamed under its line; an empty name is asked for', async () => {
  const passkey = {
    passkeyId: 'b3c9f2ce-3c0a-4d3e-9a55-0a3f7b1c2d4e',
    name: 'Laptop',
    createdAt: seenAt,
    usedAt: null,
  };
  let { name } = passkey;
  const asked = serveStaff({
    'Staff/ReadOwn': () => Response.json({ ...own, passkeys: [{ ...passkey, name }] }),
    'Staff/RenamePasskey': () => {
      name = 'Counter';
      return Response.json({ name });
    },
  });
  openDesk(<StaffPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Laptop' }));
  const field = screen.getByRole('textbox', { name: 'Another name' });
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await screen.findByText('Type a name');
  await userEvent.type(field, 'Counter');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await screen.findByRole('button', { name: 'Rename Counter' });
  expect(screen.queryByRole('textbox', { name: 'Another name' })).toBeNull();
  expect(changesOf(asked, 'Staff/RenamePasskey')).toEqual([
    { passkeyId: passkey.passkeyId, name: 'Counter' },
  ]);
});

test('others see who works here and their own log-in, and may change nothing else', async () => {
  const asked = serveStaff();
  openDesk(<StaffPage />, { session: buildDeskSession({ role: 'reception', email: 'eve@test.example' }) });
  await screen.findByText('tom@test.example');
  expect(screen.queryByRole('button', { name: 'Invite somebody' })).toBeNull();
  expect(screen.queryByLabelText('Role of Tom')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Tom' })).toBeNull();
  expect(asked.map(({ name }) => name).toSorted()).toEqual(['Staff/List', 'Staff/ReadOwn']);
});

const entry = (entryId: string, call: string, was: string, now: string) => ({
  entryId,
  askedAt: seenAt,
  madeBy: 'Nell',
  madeFrom: '192.0.2.1',
  call,
  outcome: 'done',
  refusalCode: null,
  booking: null,
  what: [{ what: 'noted', was, now }],
  reason: null,
});

test('the audit trail is read on by a press, and narrowed by what is typed', async () => {
  const asked = serveStaff({
    'Audit/List': (body) =>
      JSON.stringify(body).includes('"after":"1"')
        ? Response.json({ entries: [entry('b', 'Staff/Invite', '', 'owner')], next: null })
        : Response.json({ entries: [entry('a', 'Staff/ChangeRole', 'accounts', 'owner')], next: '1' }),
  });
  openDesk(<StaffPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  await screen.findByText('invited somebody', { selector: 'span' });
  await userEvent.type(screen.getByLabelText('Person'), 'n');
  await userEvent.selectOptions(screen.getByLabelText('What'), 'changed a role');
  await screen.findByText('changed a role', { selector: 'span' });
  expect(changesOf(asked, 'Audit/List').at(-1)).toEqual({
    ...{ day: null, person: 'n', call: 'Staff/ChangeRole', after: null },
  });
});

test('the audit trail says what was before where there was something, and instants by the hotel’s clock', async () => {
  serveStaff({
    'Audit/List': () =>
      Response.json({
        entries: [
          entry('c', 'Booking/CheckIn', '', '2027-07-14T18:00:00.000Z'),
          entry('b', 'Booking/CheckIn', '2027-07-14T18:00:00.000Z', ''),
          entry('a', 'Staff/ChangeRole', 'accounts', 'owner'),
        ],
        next: null,
      }),
  });
  openDesk(<StaffPage />);
  expect(await screen.findByText('noted: Wed, 14 Jul 2027, 19:00')).toBeTruthy();
  expect(screen.getByText('noted: Wed, 14 Jul 2027, 19:00 → none')).toBeTruthy();
  expect(screen.getByText('noted: accounts → owner')).toBeTruthy();
});
