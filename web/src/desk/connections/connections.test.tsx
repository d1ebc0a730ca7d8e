import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { Connections } from './connections.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '0192f1c0-7d5e-7000-8000-000000000001';
const messageId = '0192f1c0-7d5e-7000-8000-00000000000a';
const connection = {
  id,
  name: 'Channels',
  username: `7.${id}`,
  rights: ['ari'],
  createdAt: '2027-03-01T09:00:00.000Z',
  lastMessageAt: null,
  revokedAt: null,
  roomTypes: [
    { id: 11, name: 'Double', code: 'DBL', isMapped: true },
    { id: 12, name: 'Family', code: '12', isMapped: false },
  ],
  push: { url: 'https://pms.example/ota', username: 'portico' },
  told: { waiting: 1, failed: 2, lastError: 'it answered 500' },
  ratePlans: [{ id: 21, name: 'Flexible', code: 'BAR', isMapped: true }],
};

const serve = (calls: Parameters<typeof serveDesk>[0] = {}) =>
  serveDesk({ 'Connections/List': () => Response.json({ connections: [connection] }), ...calls });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodiesOf = (asked: ReturnType<typeof serveDesk>, call: string) =>
  asked.filter(({ name }) => name === call).map(({ body }) => body);

test('a system is added by its name, and what it logs in with is shown', async () => {
  const asked = serve({
    'Connections/Add': () => Response.json({ id, username: connection.username, secret: 'pc_secret' }),
  });
  openDesk(<Connections />);
  await press('Add a system');
  await press('Add it');
  expect(screen.getAllByText('Type a name')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Name'), 'Channels');
  await userEvent.click(screen.getByLabelText('Set rooms, prices and rules'));
  await press('Add it');
  expect(screen.getAllByText('Choose what it may do')).toHaveLength(2);
  await userEvent.click(screen.getByLabelText('Read bookings, with the names of guests'));
  await press('Add it');
  expect(await screen.findByText('pc_secret')).toBeDefined();
  expect(bodiesOf(asked, 'Connections/Add')).toEqual([{ name: 'Channels', rights: ['reservations'] }]);
});

test('what has no code is said, and only codes that were typed are sent', async () => {
  const asked = serve({
    'Connections/SetCodes': () => Response.json({ roomTypes: [], ratePlans: [] }),
  });
  openDesk(<Connections />);
  expect(
    await screen.findByText('1 room type without a code of its own: there it is our number.'),
  ).toBeDefined();
  await press('Codes of Channels');
  const family = screen.getByLabelText('Family');
  await userEvent.type(family, 'DBL');
  await press('Save the codes');
  expect(screen.getAllByText('DBL is the code of Double')).toHaveLength(2);
  await userEvent.clear(family);
  await userEvent.type(family, 'FAM');
  await press('Save the codes');
  await screen.findByText('Its next message is read by these codes.');
  expect(bodiesOf(asked, 'Connections/SetCodes')).toEqual([{ id, roomTypes: { 12: 'FAM' }, ratePlans: {} }]);
});

test('a message is read as it came and was answered', async () => {
  const message = {
    messageId,
    receivedAt: '2027-03-14T09:00:00.000Z',
    kind: 'ari',
    outcome: 'refused',
    why: ['No room type has this code.'],
  };
  serve({
    'Connections/ListMessages': () => Response.json({ messages: [message], hasMore: false }),
    'Connections/ReadMessage': () =>
      Response.json({ ...message, body: '<OTA/>', answer: '{"Success":false}' }),
  });
  openDesk(<Connections />);
  await press('Messages of Channels');
  expect(await screen.findByText('Refused, nothing done')).toBeDefined();
  expect(screen.getByText('No room type has this code.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Read the message of/ }));
  expect(await screen.findByText('<OTA/>')).toBeDefined();
  expect(screen.getByText(/"Success": false/)).toBeDefined();
});

test('XML is shown as text with the name of the message, and a text that is not stored says why', async () => {
  const message = {
    messageId,
    receivedAt: '2027-03-14T09:00:00.000Z',
    kind: 'OTA_ReadRQ',
    outcome: 'done',
    why: [],
  };
  serve({
    'Connections/ListMessages': () => Response.json({ messages: [message], hasMore: false }),
    'Connections/ReadMessage': () => Response.json({ ...message, body: '', answer: '<Success/>' }),
  });
  openDesk(<Connections />);
  await press('Messages of Channels');
  expect(await screen.findByText('OTA_ReadRQ')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Read the message of/ }));
  expect(await screen.findByText('Its text is not stored, as it may be about guests.')).toBeDefined();
  expect(screen.getByText('<Success/>')).toBeDefined();
});

test('a system is revoked after a question that says what that means', async () => {
  const asked = serve({ 'Connections/Revoke': () => Response.json({ name: 'Channels' }) });
  openDesk(<Connections />);
  await press('Revoke Channels');
  const question = screen.getByText(/sets nothing any more, at once and for good/);
  expect(question).toBeDefined();
  await userEvent.click(
    within(question.parentElement ?? document.body).getByRole('button', { name: 'Revoke Channels' }),
  );
  expect(bodiesOf(asked, 'Connections/Revoke')).toEqual([{ id }]);
});

test('what it has not taken is said, and sent again', async () => {
  const asked = serve({ 'Connections/RetryPushes': () => Response.json({ due: 2 }) });
  openDesk(<Connections />);
  expect(
    await screen.findByText(
      'Told of bookings at pms.example, 1 on the way, 2 never taken. The last: it answered 500.',
    ),
  ).toBeDefined();
  await press('Send the 2 again to Channels');
  expect(await screen.findByText('2 bookings on the way again.')).toBeDefined();
  expect(bodiesOf(asked, 'Connections/RetryPushes')).toEqual([{ id }]);
});

test('another address for bookings needs the password there', async () => {
  const asked = serve({ 'Connections/SetPush': () => Response.json({ name: 'Channels' }) });
  openDesk(<Connections />);
  await press('Bookings of Channels');
  await press('Send them there');
  expect(screen.getAllByText('Type the password')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Password there'), 'of the other');
  await press('Send them there');
  expect(await screen.findByText(/^Bookings that change from now on/)).toBeDefined();
  expect(bodiesOf(asked, 'Connections/SetPush')).toEqual([
    { id, push: { url: 'https://pms.example/ota', username: 'portico', password: 'of the other' } },
  ]);
});

test('what it was told of bookings is read one by one, in words', async () => {
  const message = {
    messageId,
    number: 'K7QD3XWM4P',
    kind: 'Modify',
    triedAt: '2027-03-14T09:00:00.000Z',
    tries: 3,
    outcome: 'refused',
    answer: 'No such room',
    otherNumber: '4711',
  };
  serve({ 'Connections/ListPushes': () => Response.json({ messages: [message], hasMore: false }) });
  openDesk(<Connections />);
  await press('Sent bookings to Channels');
  expect(await screen.findByText('K7QD3XWM4P')).toBeDefined();
  expect(screen.getByText(/tried 3 times/).textContent).toContain('Not taken: No such room');
  expect(screen.getByText('There: 4711')).toBeDefined();
});
