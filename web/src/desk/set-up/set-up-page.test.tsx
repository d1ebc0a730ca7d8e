import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { localDate } from '@portico/domain/calendar/local-date';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildDocumentData } from '../../shared/hotel/hotel.fixture.ts';
import { buildAvailability } from '../../shared/search/search-answer.fixture.ts';
import { buildDeskSession, openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import { typedParts } from './form/typed-parts.ts';
import SetUpPage from './set-up-page.tsx';

const part = 'roomTypes.11';
const room = {
  id: 11,
  name: 'The Loft',
  description: 'Under the roof.',
  facts: ['King bed'],
  images: [
    { url: '/a.jpg', width: 960, height: 720, alt: 'A bed' },
    { url: '/b.jpg', width: 960, height: 720, alt: 'A bath' },
  ],
  occupancy: { maximum: 2 },
};
const draft = {
  by: 'Nell',
  at: '2027-03-14T09:00:00.000Z',
  seen: 'seen-2',
  isNew: false,
  isRemoved: false,
  isOutdated: false,
};

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  typedParts.clear();
  vi.unstubAllGlobals();
});

interface Given {
  readonly draft?: typeof draft | null;
  readonly value?: object;
  readonly calls?: Parameters<typeof serveDesk>[0];
  readonly role?: 'owner' | 'reception';
  /** Of a guests' search for three nights; null: it fails. */
  readonly sold?: readonly object[] | null;
}

function open({ draft: waiting = null, value = room, calls = {}, role = 'owner', sold = [] }: Given = {}) {
  const summary = { part, title: 'The Loft', draft: waiting };
  const { property, config } = buildDocumentData();
  const asked = serveDesk({
    'SetUp/Read': () => Response.json({ parts: [summary] }),
    'SetUp/ReadPart': () =>
      Response.json({ summary, seen: 'seen-1', value, published: room, lastPublished: null }),
    ...calls,
  });
  const desk = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.startsWith('/api/Property/')) return Response.json(property);
    if (url.startsWith('/api/Book/Config/')) return Response.json(config);
    if (url === '/api/Availability/Search')
      return sold === null ? Response.json({}, { status: 500 }) : Response.json({ RoomTypes: sold });
    return desk(url, init);
  });
  openDesk(
    <Routes>
      <Route path="/Desk/:code/set-up/*" element={<SetUpPage />} />
    </Routes>,
    { at: `/Desk/TEST/set-up/${part}`, session: buildDeskSession({ role }) },
  );
  return asked;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what is typed stands on the guests’ card at once, and is sent whole', async () => {
  const asked = open({ calls: { 'SetUp/Save': () => Response.json({ part, seen: 'seen-2' }) } });
  await screen.findByLabelText('Name');
  type('Name', 'The Attic');
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading')).toHaveProperty('textContent', 'The Attic');
  type('Short facts', 'King bed\n\nSea view\n');
  press('Save the room');
  await screen.findByText(/^Saved\./);
  expect(asked.find(({ name }) => name === 'SetUp/Save')?.body).toEqual({
    part,
    seen: 'seen-1',
    value: { ...room, name: 'The Attic', facts: ['King bed', 'Sea view'] },
  });
});

test('the guests’ card has the price of three nights from today, or says that it is not sold', async () => {
  const stay = { arrival: localDate('2027-03-14'), departure: localDate('2027-03-17') };
  open({ sold: [buildAvailability(stay, { RoomTypeId: 11 })] });
  const card = await screen.findByRole('article');
  await within(card).findByText('£240.00');
  expect(card.textContent).toContain('3 nights from £240.00 £80.00 a night');
  expect(card.textContent).toContain('See 1 rate');
  cleanup();
  open();
  await screen.findByText('It is not sold for these dates.');
});

test('a price that cannot be read is said, and read again by a press', async () => {
  open({ sold: null });
  const card = await screen.findByRole('article');
  expect(await within(card).findByRole('alert')).toBeDefined();
  expect(within(card).getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('the guests’ card is shown as on a phone, or as on a wide screen', async () => {
  open();
  const wide = await screen.findByRole('radio', { name: 'Wide' });
  expect(screen.getByRole('radio', { name: 'Phone' })).toHaveProperty('checked', true);
  fireEvent.click(wide);
  expect(screen.getByRole('complementary').hasAttribute('data-wide')).toBe(true);
});

test('a fault stands at its field and in the summary, and nothing typed is lost', async () => {
  const ModelState = { name: ['Fill this in'], 'facts[1]': ['Expected at most 120 characters'] };
  open({
    calls: {
      'SetUp/Save': () =>
        Response.json({ Message: 'No', RefusalCode: 'request.invalid', ModelState }, { status: 400 }),
    },
  });
  await screen.findByLabelText('Name');
  type('Name', '');
  type('View (optional)', 'Harbour');
  press('Save the room');
  const link = await screen.findByRole('link', { name: '“Short facts”: Expected at most 120 characters' });
  expect(link.getAttribute('href')).toBe('#part-facts');
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('View (optional)')).toHaveProperty('value', 'Harbour');
});

test('a fault in another form names it and its field, and leads there', async () => {
  const ModelState = { 'ratePlans.3/allowCompanyInvoice': ['Untick this'] };
  const plan = { part: 'ratePlans.3', title: 'Corporate', draft: null };
  open({
    calls: {
      'SetUp/Read': () => Response.json({ parts: [{ part, title: 'The Loft', draft: null }, plan] }),
      'SetUp/ReadPart': (body) =>
        Response.json({
          ...(Reflect.get(Object(body), 'part') === part
            ? { summary: { part, title: 'The Loft', draft: null }, value: room, published: room }
            : { summary: plan, value: { id: 3, name: 'Corporate' }, published: {} }),
          seen: 'seen-1',
          lastPublished: null,
        }),
      'SetUp/Save': () =>
        Response.json({ Message: 'No', RefusalCode: 'request.invalid', ModelState }, { status: 400 }),
    },
  });
  await screen.findByLabelText('Name');
  type('Name', 'The Attic');
  press('Save the room');
  const link = await screen.findByRole('link', { name: '“A company may pay by invoice” (Corporate)' });
  expect(link.closest('li')?.textContent).toContain(': Untick this');
  fireEvent.click(link);
  const field = await screen.findByLabelText('A company may pay by invoice');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.click(screen.getByRole('link', { name: 'The Loft' }));
  expect(await screen.findByDisplayValue('The Attic')).toBeDefined();
});

test('somebody else saved meanwhile: it is said, what was typed stays, and a second save replaces theirs', async () => {
  const seens: unknown[] = [];
  open({
    calls: {
      'SetUp/Save': (body) => {
        seens.push(Reflect.get(Object(body), 'seen'));
        return Response.json(
          { Message: 'Nell has changed this.', RefusalCode: 'desk.part-changed' },
          { status: 409 },
        );
      },
      'SetUp/ReadPart': () =>
        Response.json({
          summary: { part, title: 'The Loft', draft: null },
          seen: seens.length === 0 ? 'seen-1' : 'seen-9',
          value: seens.length === 0 ? room : { ...room, name: 'Nell’s' },
          published: room,
          lastPublished: null,
        }),
    },
  });
  await screen.findByLabelText('Name');
  type('Name', 'Mine');
  press('Save the room');
  await screen.findByText('Nell has changed this.');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mine');
  await waitFor(() => screen.getByText(/Theirs differ in Name/));
  press('Save the room');
  await waitFor(() => expect(seens).toEqual(['seen-1', 'seen-9']));
});

test('pictures change places by a press', async () => {
  const asked = open({ calls: { 'SetUp/Save': () => Response.json({ part, seen: 'seen-2' }) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Picture 2 earlier' }));
  press('Save the room');
  await screen.findByText(/^Saved\./);
  const sent = JSON.stringify(asked.find(({ name }) => name === 'SetUp/Save')?.body);
  expect(sent.indexOf('/b.jpg')).toBeLessThan(sent.indexOf('/a.jpg'));
});

test('added pictures stand in the order in which they were chosen, and one that is refused says why', async () => {
  open();
  const asked = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('/Pictures?')) return asked(url, init);
    const { name } = init.body instanceof File ? init.body : new File([], '');
    if (name === 'slow.jpg') throw new TypeError('the connection was closed');
    return name === 'bad.jpg'
      ? Response.json({ Message: 'We cannot read this picture.', RefusalCode: 'x' }, { status: 422 })
      : Response.json({ url: `/hotel-pictures/7/${name}`, width: 960, height: 720, alt: '' });
  });
  await screen.findByLabelText('Name');
  const files = ['sea.jpg', 'bad.jpg', 'slow.jpg', 'sun.jpg'].map(
    (name) => new File(['x'], name, { type: 'image/jpeg' }),
  );
  fireEvent.drop(screen.getByText(/Drop pictures here/), { dataTransfer: { files } });
  type('Name', 'Typed meanwhile');
  await screen.findByText(/bad\.jpg: We cannot read this picture\. slow\.jpg: it did not reach us whole\./);
  const shown = [...document.querySelectorAll('ol img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(['/a.jpg', '/b.jpg', '/hotel-pictures/7/sea.jpg', '/hotel-pictures/7/sun.jpg']);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Typed meanwhile');
});

test('what waits is named with who changed it, and is published as it was seen', async () => {
  const asked = open({ draft, calls: { 'SetUp/Publish': () => Response.json({ parts: [part] }) } });
  const bar = await screen.findByRole('region', { name: 'Waiting to be published' });
  expect(bar.textContent).toContain('The Loft changed by Nell');
  press('Publish one change');
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'SetUp/Publish')?.body).toEqual({
      parts: [{ part, seen: 'seen-2' }],
    }),
  );
});

test('a role that may only look sees no button that changes something', async () => {
  open({ draft, role: 'reception' });
  const name = await screen.findByLabelText('Name');
  expect(name.hasAttribute('readonly')).toBe(true);
  for (const button of ['Save the room', 'Publish one change', 'Take picture 1 away'])
    expect(screen.queryByRole('button', { name: button })).toBeNull();
});

test('vouchers and webhooks are in the list for whom they are there', async () => {
  open({ role: 'reception' });
  expect(await screen.findByRole('link', { name: 'Gift vouchers' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Webhooks' })).toBeNull();
});
