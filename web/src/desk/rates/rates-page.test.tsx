import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import RatesPage from './rates-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
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

/** A screen that is turned. Narrow, one day is a form; wide, the nights are a grid, to which jsdom gives no size. */
function onAScreen(isWide: boolean) {
  let matches = isWide;
  const turned = new EventTarget();
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: turned.addEventListener.bind(turned),
    removeEventListener: turned.removeEventListener.bind(turned),
  }));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(90_000);
  HTMLElement.prototype.scrollTo = function scrollTo(to: unknown) {
    this.scrollLeft = Object(to).left ?? this.scrollLeft;
    this.dispatchEvent(new Event('scroll'));
  };
  return () => {
    matches = !matches;
    act(() => void turned.dispatchEvent(new Event('change')));
  };
}

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
  onAScreen(false);
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

const activeCell = () => screen.getByRole('grid').getAttribute('aria-activedescendant');

test('the grid stays, and keeps its cell, while the nights of another month load', async () => {
  serveDesk({
    'Rates/Read': (body) =>
      Object(body).from === '2027-03-14' ? Response.json(nights(10_000)) : Response.json({}, { status: 500 }),
  });
  onAScreen(true);
  openDesk(<RatesPage />);
  const grid = await screen.findByRole('grid');
  grid.focus();
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
  expect(activeCell()).toBe('cell-1-112');
  expect(document.activeElement).toBe(grid);
});

test('a range that is typed down to one night keeps its panel, and a first night past the last moves it along', async () => {
  serveDesk({ 'Rates/Read': () => Response.json(nights(10_000)) });
  onAScreen(true);
  openDesk(<RatesPage />);
  (await screen.findByRole('grid')).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, date: string) => fireEvent.change(field(label), { target: { value: date } });
  type('To', '2027-03-14');
  expect(screen.getByRole('dialog', { name: '1 night, 1 rate' })).toBeDefined();
  type('From', '2027-03-20');
  expect(field('To').value).toBe('2027-03-20');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a room type is folded to its rooms, by key or mouse, and stays so in this browser', async () => {
  serveDesk({ 'Rates/Read': () => Response.json(nights(10_000)) });
  onAScreen(true);
  const { unmount } = openDesk(<RatesPage />);
  (await screen.findByRole('grid')).focus();
  const fold = () => screen.getByRole('button', { name: 'Double' });
  expect(fold().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowRight} ');
  expect(fold().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('rowheader', { name: 'Flexible' })).toBeNull();
  expect(activeCell()).toBe('cell-0-1');
  unmount();
  openDesk(<RatesPage />);
  const grid = await screen.findByRole('grid');
  expect(screen.queryByRole('rowheader', { name: 'Flexible' })).toBeNull();
  expect(activeCell()).toBe('cell-0-0');
  await userEvent.click(fold());
  expect(screen.getByRole('rowheader', { name: 'Flexible' })).toBeDefined();
  expect(document.activeElement).toBe(grid);
  expect(localStorage).toHaveLength(0);
});

test('turning a tablet loses nothing that was typed', async () => {
  serveDesk({ 'Rates/Read': () => Response.json(nights(10_000)) });
  const turn = onAScreen(false);
  openDesk(<RatesPage />);
  fireEvent.change(await screen.findByLabelText('Go to'), { target: { value: '2027-03-20' } });
  fireEvent.change(screen.getByLabelText('A night'), { target: { value: '120' } });
  turn();
  (await screen.findByRole('grid')).focus();
  expect(screen.queryByRole('heading', { name: 'Saturday 20 March 2027' })).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  turn();
  expect(screen.getByRole('heading', { name: 'Saturday 20 March 2027' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('A night').value).toBe('120');
  turn();
  expect(activeCell()).toBe('cell-1-1');
});
