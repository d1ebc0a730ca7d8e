import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import RatesPage from './rates-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const night = {
  priceMinor: 10_000,
  open: true,
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
  minAdvance: null,
  maxAdvance: null,
};

/** A Double at one rate, the same each night. */
const nights = (priceMinor: number): DeskAnswer<'Rates/Read'> => ({
  from: '2027-03-14',
  isVatExclusive: false,
  roomTypes: [
    {
      id: 7,
      name: 'Double',
      nights: Array(48).fill({ rooms: 2, taken: 0, closed: false }),
      rates: [
        { ratePlanId: 3, name: 'Flexible', adults: 2, nights: Array(48).fill({ ...night, priceMinor }) },
      ],
    },
  ],
});

/** Narrow, as a phone: one day is a form. */
const onAPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const bodyOf = (body: unknown): { seen?: string } => Object(body);

test('of two people on one night the second reads what the first changed, keeps what they typed, and saves it then', async () => {
  let standing = 10_000;
  const asked = serveDesk({
    'Rates/Read': () => Response.json(nights(standing)),
    'Rates/PreviewSave': () => {
      const date = '2027-03-14';
      const components = {};
      const before = { ...night, priceMinor: standing, components };
      const after = { ...night, priceMinor: 12_000, components };
      const rates = [{ ratePlanId: 3, roomTypeId: 7, nights: [{ date, before, after }] }];
      return Response.json({ seen: `of ${standing}`, rates, rooms: [], guests: [], saved: null });
    },
    'Rates/Save': (body) => {
      if (bodyOf(body).seen === 'of 11000')
        return Response.json({ seen: 'of 11000', rates: [], rooms: [], guests: [], saved: null });
      standing = 11_000;
      const Message = 'Ada has changed these nights meanwhile: Double, Flexible.';
      return Response.json({ Message, RefusalCode: 'desk.rates-changed' }, { status: 409 });
    },
  });
  onAPhone();
  openDesk(<RatesPage />);
  const rate = within(await screen.findByRole('group', { name: 'Flexible' }));
  await userEvent.clear(rate.getByLabelText('A night'));
  await userEvent.type(rate.getByLabelText('A night'), '120');
  const save = async () => {
    const button = await screen.findByRole('button', { name: 'Save Sunday 14' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    await userEvent.click(button);
  };
  await save();
  await screen.findByText('Ada has changed these nights meanwhile: Double, Flexible.');
  expect(rate.getByLabelText<HTMLInputElement>('A night').value).toBe('120');
  await save();
  await waitFor(() => expect(screen.queryByText(/Ada has changed/)).toBeNull());
  const seen = asked.filter(({ name }) => name === 'Rates/Save').map(({ body }) => bodyOf(body).seen);
  expect(seen).toEqual(['of 10000', 'of 11000']);
});
