import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Fragment } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildGroupData } from '../../shared/hotel/group.fixture.ts';
import { groupOf } from '../../shared/hotel/group.ts';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';
import { stubBrowser } from '../../features/search/search.fixture.tsx';
import { Pages } from '../pages.tsx';
import type { Program } from '../program/program.ts';
import { GroupLayout } from './group-layout.tsx';

const program: Program = {
  document: 'group',
  Owner: Fragment,
  Layout: GroupLayout,
  pages: { group: { Page: () => <h1>Houses of the shore</h1> } },
};

function open(path: string) {
  render(
    <OwnerContext value={groupOf(buildGroupData({ Desk: 'The desk answers until ten' }))}>
      <MemoryRouter initialEntries={[path]}>
        <Pages program={program} />
      </MemoryRouter>
    </OwnerContext>,
  );
}

beforeEach(() => {
  window.scrollTo = () => undefined;
  stubBrowser({ isDesktop: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the page of a group stands under the group’s header and over its contact', async () => {
  open('/BookGroup/SHORE');
  expect(screen.getByRole('link', { name: 'Our website' }).getAttribute('href')).toBe(
    'https://shore.example/',
  );
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByText(/1 Shore Road/)).toBeDefined();
  expect(
    within(footer)
      .getByRole('link', { name: /^Privacy policy/ })
      .getAttribute('href'),
  ).toBe('https://shore.example/privacy');
  await userEvent.click(screen.getByRole('button', { name: /Contact us/ }));
  const dialog = screen.getByRole('dialog', { name: 'Contact us' });
  expect(within(dialog).getByRole('link', { name: '+44 1227 496 0100' })).toBeDefined();
  expect(within(dialog).getByText('The desk answers until ten')).toBeDefined();
  expect(await within(dialog).findByRole('button', { name: 'Send message' })).toBeDefined();
});

test('visits of a group are counted where its file sets this, and the choice stands at its foot', () => {
  const choice = () => screen.queryByRole('button', { name: 'Cookie choice' });
  open('/BookGroup/SHORE');
  expect(choice()).toBeNull();
  cleanup();
  render(
    <OwnerContext value={groupOf(buildGroupData({ GoogleTagManagerContainerId: 'GTM-TEST12' }))}>
      <MemoryRouter initialEntries={['/BookGroup/SHORE']}>
        <Pages program={program} />
      </MemoryRouter>
    </OwnerContext>,
  );
  expect(choice()).not.toBeNull();
});

test('what is not there is shown in the group’s name, with the way back to its hotels', () => {
  open('/BookGroup/SHORE/Nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Houses of the shore' }).getAttribute('href')).toBe(
    '/BookGroup/SHORE',
  );
  expect(screen.getByRole('link', { name: 'Book your stay' }).getAttribute('href')).toBe('/BookGroup/SHORE');
  expect(document.title).toBe('Not found – Houses of the shore');
});
