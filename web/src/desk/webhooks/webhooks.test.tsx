import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { Webhooks } from './webhooks.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '0192f1c0-7d5e-7000-8000-000000000001';
const endpoint = {
  id,
  url: 'https://pms.example/portico',
  types: ['payment.received'],
  lastDeliveredAt: '2027-03-14T09:00:00.000Z',
  switchedOffAt: null,
  waiting: 1,
  failed: 2,
  lastError: 'it answered 500',
};

const serve = (calls: Parameters<typeof serveDesk>[0] = {}, shown: object = endpoint) =>
  serveDesk({ 'Webhooks/List': () => Response.json({ endpoints: [shown] }), ...calls });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodiesOf = (asked: ReturnType<typeof serveDesk>, call: string) =>
  asked.filter(({ name }) => name === call).map(({ body }) => body);

test('a program shows what it is told, what waits and failed, and why', async () => {
  const asked = serve({ 'Today/RetryEvents': () => Response.json({ due: 2 }) });
  openDesk(<Webhooks />);
  await screen.findByText('https://pms.example/portico');
  expect(screen.getByText(/^Money was taken/).textContent).toContain('Last taken Sun');
  expect(screen.getByText('1 on the way, 2 never taken. The last: it answered 500.')).toBeDefined();
  await press('Send the 2 again to pms.example');
  expect(await screen.findByText('2 events on the way again.')).toBeDefined();
  expect(bodiesOf(asked, 'Today/RetryEvents')).toEqual([{ endpointId: id }]);
});

test('a program is added for what is chosen, and its secret is shown', async () => {
  const asked = serve({
    'Webhooks/Add': () =>
      Response.json({
        id,
        url: 'https://doors.example/',
        types: ['table.booked'],
        secret: 'whsec_doors',
        unreachable: 'its name has no address',
      }),
  });
  openDesk(<Webhooks />);
  await press('Add a program');
  await userEvent.click(screen.getByLabelText('Only what you choose'));
  await press('Add it');
  expect(screen.getAllByText('Type an address: https://…')).toHaveLength(2);
  expect(screen.getAllByText('Choose what it is told, or all that happens')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Address'), 'https://doors.example/');
  await userEvent.click(screen.getByLabelText('A table is booked'));
  await press('Add it');
  expect(await screen.findByText('whsec_doors')).toBeDefined();
  expect(screen.getByText('We cannot reach it now: its name has no address.')).toBeDefined();
  expect(bodiesOf(asked, 'Webhooks/Add')).toEqual([
    { url: 'https://doors.example/', types: ['table.booked'] },
  ]);
});

test('a test that is not taken says why, in its line', async () => {
  serve({
    'Webhooks/Test': () =>
      Response.json(
        {
          Message: 'https://pms.example/portico has not taken it: it answered 404.',
          RefusalCode: 'desk.webhook-not-taken',
        },
        { status: 409 },
      ),
  });
  openDesk(<Webhooks />);
  await press('Send a test to pms.example');
  const said = await screen.findByText(/has not taken it: it answered 404/);
  expect(said.closest('li')).not.toBeNull();
});

test('a new secret is made after it is said what that does, and shown', async () => {
  const asked = serve({
    'Webhooks/Rotate': () =>
      Response.json({
        id,
        url: endpoint.url,
        secret: 'whsec_new',
        formerSecretEndsAt: '2027-03-15T12:00:00.000Z',
      }),
  });
  openDesk(<Webhooks />);
  await press('New secret for pms.example');
  expect(bodiesOf(asked, 'Webhooks/Rotate')).toEqual([]);
  await press('Make a new secret');
  const shown = await screen.findByText('whsec_new');
  expect(document.activeElement?.contains(shown)).toBe(true);
});

test('a removal says what is lost before it is pressed, and may be left', async () => {
  const asked = serve({ 'Webhooks/Remove': () => Response.json({ id, url: endpoint.url }) });
  openDesk(<Webhooks />);
  await press('Remove pms.example');
  expect(screen.getByText(/never gets the 3 that it has not taken/)).toBeDefined();
  await press('Leave it');
  await press('Remove pms.example');
  await press('Remove pms.example');
  expect(bodiesOf(asked, 'Webhooks/Remove')).toEqual([{ id }]);
});

test('the focus goes to a question, and back to the button that opened it', async () => {
  serve();
  openDesk(<Webhooks />);
  for (const opener of ['New secret for pms.example', 'Remove pms.example']) {
    await press(opener);
    const leave = screen.getByRole('button', { name: 'Leave it' });
    expect(document.activeElement?.contains(leave)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await press('Leave it');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: opener }));
  }
});

test('events of which none is left are not said to be on the way', async () => {
  serve({ 'Today/RetryEvents': () => Response.json({ due: 0 }) });
  openDesk(<Webhooks />);
  await press('Send the 2 again to pms.example');
  expect(await screen.findByText('There was nothing left to send again.')).toBeDefined();
});

test('a program that was switched off is switched on by a press', async () => {
  const asked = serve(
    { 'Webhooks/SwitchOn': () => Response.json({ id, url: endpoint.url }) },
    { ...endpoint, switchedOffAt: '2027-03-14T09:00:00.000Z' },
  );
  openDesk(<Webhooks />);
  await press('Switch on pms.example');
  expect(bodiesOf(asked, 'Webhooks/SwitchOn')).toEqual([{ id }]);
});
