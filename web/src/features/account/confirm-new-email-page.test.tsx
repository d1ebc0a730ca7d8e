import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { writeSession } from '../../lib/session.ts';
import { serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { buildDocumentData, buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { openDocument, renderOwned } from '../../shared/hotel/owned-page.fixture.tsx';
import ConfirmNewEmailPage from './confirm-new-email-page.tsx';

/** The page as opened by a mail's link; `sent`: its requests so far. */
function openLink(token: string, answer: object) {
  window.history.replaceState(null, '', guestPaths.confirmNewEmail('TEST', token));
  const sent: unknown[] = [];
  openDocument(buildDocumentData());
  serveHotelApi({
    '/api/Account/ConfirmNewEmail': (init) => {
      sent.push(JSON.parse(String(init.body)));
      return Response.json(answer);
    },
  });
  renderOwned(
    buildHotel(),
    <MemoryRouter initialEntries={[guestPaths.confirmNewEmail('TEST')]}>
      <Routes>
        <Route path={pages.confirmNewEmail.path} element={<ConfirmNewEmailPage />} />
      </Routes>
    </MemoryRouter>,
  );
  return sent;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirm the new address' }));

beforeEach(() => sessionStorage.clear());

test('opening the link confirms nothing; its button does, and leads to the account', async () => {
  const Message = 'Confirmed here.';
  const sent = openLink('a-token', { Success: true, Message, RefusalCode: null });
  await screen.findByRole('heading', { name: 'Confirm the new address' });
  expect(window.location.hash).toBe('');
  expect(sent).toEqual([]);
  await press();
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined();
  expect(screen.getByText(Message)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toBeDefined();
  expect(sent).toEqual([{ PropertyId: buildHotel().id, Token: 'a-token' }]);
});

test('a link that is over says so, and thanks nobody', async () => {
  const Message = 'This link is not open any more.';
  openLink('a-token', { Success: false, Message, RefusalCode: 'account.link-expired' });
  await press();
  expect(await screen.findByText(Message)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Thank you' })).toBeNull();
});

test('the address of the content is no link: after a reload there the page has its link still', async () => {
  writeSession('portico.link.account-email', 'a-token');
  const sent = openLink('main', { Success: true, Message: 'Confirmed here.', RefusalCode: null });
  await press();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toEqual([{ PropertyId: buildHotel().id, Token: 'a-token' }]);
});
