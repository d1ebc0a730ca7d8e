import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { buildDocumentData, buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { openDocument, renderOwned } from '../../shared/hotel/owned-page.fixture.tsx';
import ConfirmBookerEmailPage from './confirm-booker-email-page.tsx';

/** The page as opened by a mail's link; `sent`: its requests so far. */
function openLink(code: string, answer: object) {
  window.history.replaceState(null, '', guestPaths.confirmBookerEmail('TEST', code));
  const sent: unknown[] = [];
  openDocument(buildDocumentData());
  serveHotelApi({
    '/api/ManageBooking/ConfirmEmail': (init) => {
      sent.push(JSON.parse(String(init.body)));
      return Response.json(answer);
    },
  });
  renderOwned(
    buildHotel(),
    <MemoryRouter initialEntries={[guestPaths.confirmBookerEmail('TEST')]}>
      <Routes>
        <Route path={pages.confirmBookerEmail.path} element={<ConfirmBookerEmailPage />} />
      </Routes>
    </MemoryRouter>,
  );
  return sent;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirm the new address' }));

test('opening the link confirms nothing; its button does, and shows what is still open', async () => {
  const Message = 'Confirmed here. The address is changed once it is confirmed in the other mailbox too.';
  const sent = openLink('a-code', { Success: true, Message, RefusalCode: null, IsChanged: false });
  await screen.findByRole('heading', { name: 'Confirm the new address' });
  expect(window.location.hash).toBe('');
  expect(sent).toEqual([]);
  await press();
  expect(await screen.findByRole('heading', { name: 'Confirmed here' })).toBeDefined();
  expect(screen.getByText(Message)).toBeDefined();
  expect(sent).toEqual([{ LanguageCode: 'en', PropertyId: buildHotel().id, Code: 'a-code' }]);
});

test('a link that is over shows this, and leads to the booking', async () => {
  const Message = 'This link is not open any more.';
  openLink('a-code', { Success: false, Message, RefusalCode: 'change.email-over', IsChanged: false });
  await press();
  expect(await screen.findByText(Message)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Find your booking' }).getAttribute('href')).toBe('/Manage/TEST');
});
