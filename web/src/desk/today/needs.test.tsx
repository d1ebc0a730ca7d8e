import type { Need } from '@portico/contract/desk/needs';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildDeskSession, openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { Needs } from './needs.tsx';

afterEach(cleanup);

const at = '2027-03-13T19:12:00.000Z';
const booking = { number: 'K7QM4XRD2P', name: 'Ren Nakagawa', arrival: '2027-03-14' };
const charge: Need = { kind: 'charge', id: 'c', booking, minor: 23_200, at };
const message: Need = {
  kind: 'message',
  id: 'm',
  name: 'Inês Ferreira-Lund',
  email: 'ines@example.com',
  phone: '',
  message: 'Is someone at the desk?',
  at,
};
const mails: Need = { kind: 'mails', count: 3, lastError: '451 not now', since: at };

function serveNeeds(...needs: Need[]) {
  let standing = needs;
  return serveDesk({
    'Today/ReadNeeds': () => Response.json({ needs: standing }),
    'Today/DealWith': (body) => {
      const { id, isDone } = body as { id: string; isDone: boolean };
      standing = isDone ? needs.filter((need) => !('id' in need) || need.id !== id) : needs;
      return Response.json({ done: true });
    },
    'Today/RetryMails': () => Response.json({ due: 3 }),
  });
}

test('each says what is wrong, since when, and leads to what settles it', async () => {
  serveNeeds(charge, message, mails);
  openDesk(<Needs />);
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('A later charge was declined. Ren Nakagawa, £232.00');
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/Desk/TEST/bookings/K7QM4XRD2P');
  expect(second?.textContent).toContain('Is someone at the desk?');
  expect(second?.textContent).toContain('Sat 13 Mar, 19:12');
  expect(
    within(second as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toMatch(/^mailto:ines%40example\.com\?subject=/);
  expect(third?.textContent).toContain('3 mails could not be sent.');
});

test('what is said to be dealt with goes, and Undo brings it back', async () => {
  serveNeeds(message);
  openDesk(<Needs />);
  await userEvent.click(await screen.findByRole('button', { name: 'Say it is dealt with' }));
  expect(await screen.findByText('Nothing does.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Is someone at the desk?')).toBeTruthy();
});

test('mails are tried again by one press', async () => {
  const asked = serveNeeds(mails);
  openDesk(<Needs />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('On its way.')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'Today/RetryMails')).toHaveLength(1);
});

test('somebody who may only read is shown no button', async () => {
  serveNeeds(charge, message, mails);
  openDesk(<Needs />, { session: buildDeskSession({ role: 'read-only' }) });
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('button')).toBeNull();
});
