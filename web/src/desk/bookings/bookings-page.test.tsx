import type { DeskAnswer, DeskTakes } from '@portico/contract/desk/desk-calls';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { buildLine } from '../today/day.fixture.ts';
import BookingsPage from './bookings-page.tsx';

afterEach(cleanup);

const counts = { coming: 2, 'in-house': 0, unfinished: 0, gone: 10_000, cancelled: 0, all: 2 };
const line = (number: string, name: string) =>
  buildLine({ number, booker: { name, email: `${name}@example.com`, phone: '' } });
const both = [line('AAAA', 'Ada Lovelace'), line('BBBB', 'Grace Hopper')];

type Answer = DeskAnswer<'Bookings/Search'>;
type Takes = DeskTakes<'Bookings/Search'>;

function serveSearch(answer: (takes: Takes) => Partial<Answer> = () => ({})) {
  const asked = serveDesk({
    'Bookings/Search': (body) =>
      Response.json({ bookings: both, next: null, counts, isCut: false, ...answer(body as Takes) }),
  });
  return () => asked.map(({ body }) => body as Takes);
}

const open = (query = '') => openDesk(<BookingsPage />, { at: `/Desk/TEST/bookings${query}` });
const field = () => screen.findByRole('searchbox', { name: 'Find in bookings' });

test('coming bookings are listed, with the counts of each tab', async () => {
  const asked = serveSearch();
  open();
  expect((await screen.findByRole('link', { name: 'Ada Lovelace' })).getAttribute('href')).toBe(
    '/Desk/TEST/bookings/AAAA',
  );
  expect(asked()).toMatchObject([{ find: '', tab: 'coming', after: null, limit: 50 }]);
  expect(screen.getByRole('link', { name: 'Coming 2' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'Gone 10,000+' })).toBeTruthy();
});

test('a name is searched for in all bookings once it has been typed', async () => {
  const asked = serveSearch();
  open();
  await userEvent.type(await field(), 'wren ');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ find: 'wren', tab: 'all' }));
  expect(asked().length).toBeLessThan(4);
  expect(await field()).toHaveProperty('value', 'wren ');
});

test('the search is in the address: opened there, it is as it was', async () => {
  const asked = serveSearch();
  open('?find=wren&tab=gone&by=booked&from=2027-03-01&way=card&room=11&money=owing');
  await screen.findByRole('link', { name: 'Ada Lovelace' });
  expect(asked()[0]).toMatchObject({
    find: 'wren',
    tab: 'gone',
    booked: { from: '2027-03-01', to: null },
    arrival: { from: null, to: null },
    paymentType: 'card',
    roomTypeId: 11,
    money: 'owing',
  });
  expect(await field()).toHaveProperty('value', 'wren');
});

test('an address that makes no sense is as none', async () => {
  const asked = serveSearch();
  open('?tab=nonsense&from=2027-02-31&way=gold&room=-1&money=much');
  await screen.findByRole('link', { name: 'Ada Lovelace' });
  expect(asked()[0]).toMatchObject({
    ...{ tab: 'coming', arrival: { from: null }, paymentType: null, roomTypeId: null, money: null },
  });
});

test('slash leads to the field, arrows to the lines and back, Esc to the field and empties it', async () => {
  serveSearch();
  open('?find=wren');
  const ada = await screen.findByRole('link', { name: 'Ada Lovelace' });
  const grace = screen.getByRole('link', { name: 'Grace Hopper' });
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(await field());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(ada);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(grace);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(await field());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(document.activeElement).toBe(await field());
  await userEvent.keyboard('{Escape}');
  expect(await field()).toHaveProperty('value', '');
});

test('more are shown below those before', async () => {
  const next = { arrival: '2027-03-14', reservationId: '0195a000-0000-7000-8000-000000000001' };
  const asked = serveSearch(({ after }) =>
    after === null
      ? { bookings: [line('AAAA', 'Ada Lovelace')], next }
      : { bookings: [line('BBBB', 'Grace Hopper')] },
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: '50 more' }));
  expect(await screen.findByRole('link', { name: 'Grace Hopper' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ada Lovelace' })).toBeTruthy();
  expect(asked().at(-1)?.after).toEqual(next);
});

test('nothing found has ways on: all tabs, all bookings, a new booking', async () => {
  serveSearch(() => ({ bookings: [], counts: { ...counts, all: 3 } }));
  open('?find=wrenfeild&tab=gone&from=2027-03-14');
  expect(await screen.findByRole('heading', { name: 'Nobody by “wrenfeild”' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all 3' }).getAttribute('href')).toContain('find=wrenfeild');
  expect(screen.getByRole('link', { name: 'Search all bookings' }).getAttribute('href')).not.toContain(
    'from=',
  );
  expect(screen.getByRole('link', { name: 'New booking' })).toBeTruthy();
});

test('a list that was cut says so', async () => {
  serveSearch(() => ({ isCut: true }));
  open('?find=su');
  expect(await screen.findByText(/^Many bookings begin like this/)).toBeTruthy();
});

test('a guest beside the booker is shown when the text means them, in whatever letters', async () => {
  const [room] = buildLine().rooms;
  const fellows = ['Zoë Łukasik', 'Tom Pell'];
  const rooms = room === undefined ? [] : [{ ...room, fellows }];
  serveSearch(() => ({ bookings: [buildLine({ rooms })] }));
  open('?find=lukasik');
  expect(await screen.findByText('for Zoë Łukasik')).toBeTruthy();
});
