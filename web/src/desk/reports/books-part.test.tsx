import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDeskSession, openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { BooksPart } from './books-part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const books: DeskAnswer<'Books/Compare'> = {
  ...{ properties: 1, nights: 1_200, extraDays: 0, promotions: 0, vouchers: 0, tables: 0, bookings: 3 },
  ...{
    invoiced: [],
    payments: 2,
    provider: 'compared',
    providerRecords: 2,
    inFlight: 0,
    open: [],
    drift: [],
  },
  sums: [
    {
      currency: 'GBP',
      ...{ paidHereMinor: 300_00, paidThereMinor: 300_00, refundedHereMinor: 0, refundedThereMinor: 0 },
    },
  ],
};

async function compare(answer: object) {
  serveDesk({ 'Books/Compare': () => Response.json({ ...books, ...answer }) });
  openDesk(<BooksPart />, { session: buildDeskSession({ role: 'accounts' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Compare them' }));
  await screen.findByRole('button', { name: 'Compare them again' });
}

test('books that agree are said to, with what was compared', async () => {
  await compare({});
  expect(screen.getByText('The books agree.')).toBeDefined();
  expect(screen.getByText('1,200 nights, 3 bookings, 2 payments.')).toBeDefined();
});

test('what does not agree is named, with what was found and expected', async () => {
  const about = 'quay, room type 11, night of 2027-03-03';
  await compare({ drift: [{ kind: 'sold', about, found: '0 sold', expected: '1' }] });
  expect(screen.getByText('One thing does not agree.')).toBeDefined();
  expect(screen.queryByText('The books agree.')).toBeNull();
  expect(screen.getByRole('row', { name: `${about} nights sold 0 sold 1` })).toBeDefined();
});

test('with a provider that does not answer they are not said to agree', async () => {
  await compare({ provider: 'unreachable', sums: [] });
  expect(screen.getByText('A payment provider did not answer: payments were not compared.')).toBeDefined();
  expect(screen.queryByText('The books agree.')).toBeNull();
});

test('reception is not offered it', () => {
  openDesk(<BooksPart />, { session: buildDeskSession({ role: 'reception' }) });
  expect(screen.queryByRole('button')).toBeNull();
});
