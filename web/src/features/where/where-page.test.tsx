import { whereSchema, type Where } from '@portico/contract/calls/where';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { buildDocumentData } from '../../shared/hotel/hotel.fixture.ts';
import { hotelOf } from '../../shared/hotel/hotel.ts';
import { openDocument, renderOwned } from '../../shared/hotel/owned-page.fixture.tsx';
import { WhereLink } from '../../shared/hotel/where-link.tsx';
import WherePage from './where-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function whereOf(changes: Partial<Where> = {}): Where {
  const label = { Note: null, X: 10, Y: 20, IsHotel: false };
  return whereSchema.parse({
    Map: { Url: '/map.svg', Width: 960, Height: 600, Alt: 'A drawn map', Caption: 'Looking north.' },
    Labels: [
      { ...label, Name: 'The Test House', X: 58.5, Y: 40, IsHotel: true },
      { ...label, Name: 'Station', Note: '9 minutes on foot' },
      { ...label, Name: 'Car park', X: 90 },
      { ...label, Name: 'Fish market' },
    ],
    Intro: 'On the harbour wall.',
    Ways: [{ Title: 'By train', Text: 'Turn left.', Sign: 'train' }],
    Parking: 'The yard takes eleven cars.',
    Access: [{ Title: 'Front door', Text: 'One step, 12 cm' }],
    AccessNote: 'Measured in January.',
    Hours: [{ Title: 'Reception', Text: '07:00 to 23:00' }],
    ...changes,
  });
}

function open(where: Where | null = whereOf(), { isInDocument = true, from = '/Book/TEST/Where' } = {}) {
  serveHotelApi({
    '/api/Where/Get': () =>
      where === null
        ? Response.json({ Message: 'This hotel does not describe how to find it.' }, { status: 404 })
        : Response.json(where),
  });
  const data = buildDocumentData({ property: { HasWhere: true } });
  openDocument(isInDocument && where !== null ? { ...data, where } : data);
  return renderOwned(
    hotelOf(data),
    <MemoryRouter initialEntries={[from]}>
      <Routes>
        <Route path="/Book/:ownerCode/Where" element={<WherePage />} />
        <Route path="/Book/:ownerCode/Rooms/3" element={<WhereLink>Where we are</WhereLink>} />
        <Route path="/Book/:ownerCode" element={<Link to="/">The search</Link>} />
      </Routes>
    </MemoryRouter>,
  );
}

test('a guest reads the address, when to come, the ways, where to park and how to get in', () => {
  open();
  const main = screen.getByRole('main').textContent;
  for (const words of [
    'On the harbour wall.',
    'Turn left.',
    'eleven cars',
    'One step, 12 cm',
    'Looking north.',
  ])
    expect(main).toContain(words);
  const address = screen.getByRole('region', { name: 'The address' });
  for (const words of ['1 Quay\nWhitstable', 'Rooms are ready from', '07:00 to 23:00'])
    expect(address.textContent).toContain(words);
  expect(document.title).toBe('Where we are – The Test House');
  const maps = screen.getByRole('link', { name: /^Open in maps/ });
  expect(maps.getAttribute('href')).toBe('https://maps.example/house');
  expect(maps.getAttribute('rel')).toContain('noopener');
});

test('the names of the map are text at their points, also those that a phone shows as numbers', () => {
  open();
  const labels = within(screen.getByRole('list', { name: 'On the map' })).getAllByRole('listitem');
  // jsdom drops the clamped `left`; a journey measures it.
  expect(labels[0]?.style.top).toBe('40%');
  expect(labels[1]?.textContent).toBe('Station 9 minutes on foot');
  expect(labels[3]?.textContent).toContain('Fish market');
});

test('the address is copied line by line', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(await navigator.clipboard.readText()).toBe('1 Quay\nWhitstable');
});

test('a hotel may describe less: what is absent leaves no heading', () => {
  open(whereOf({ Map: null, Labels: [], Intro: null, Ways: [], Parking: null, Access: [], Hours: [] }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'How to get here' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Getting in and about' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Open in maps/ })).toBeDefined();
});

test('Back leads to the page with the pressed link, an address opened by itself to the search', async () => {
  open(whereOf(), { isInDocument: false, from: '/Book/TEST/Rooms/3' });
  await userEvent.click(screen.getByRole('link', { name: 'Where we are' }));
  expect(await screen.findByText('On the harbour wall.')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByRole('link', { name: 'Where we are' })).toBeDefined();
  cleanup();
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(screen.getByRole('link', { name: 'The search' })).toBeDefined();
});

test('what cannot be read is said, and can be tried again', async () => {
  open(null);
  expect(await screen.findByText('This hotel does not describe how to find it.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeDefined();
});
