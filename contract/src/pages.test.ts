import { expect, test } from 'vitest';
import { pageNames, pages, pathsWithoutToken, type PageName } from './pages.ts';
import { guestPaths } from './paths.ts';

const code = 'QUAY';
const token = 'a-token-of-a-booking-22';

const addresses: Record<PageName, string> = {
  search: guestPaths.book(code),
  rooms: guestPaths.roomsAndRates(code),
  room: guestPaths.room(code, 3),
  where: guestPaths.where(code),
  checkout: guestPaths.checkout(code, token),
  status: guestPaths.status(code, token),
  confirmation: guestPaths.confirmation(code, token),
  manage: guestPaths.manage(code),
  reservation: guestPaths.manageReservation(code, 'QHK4821356', token),
  confirmBookerEmail: guestPaths.confirmBookerEmail(code),
  register: guestPaths.register(code),
  confirmEmail: guestPaths.confirmEmail(code),
  confirmNewEmail: guestPaths.confirmNewEmail(code),
  forgotPassword: guestPaths.forgotPassword(code),
  resetPassword: guestPaths.resetPassword(code),
  manageAccount: guestPaths.manageAccount(code),
  securePayStatus: guestPaths.securePayStatus(code, token),
  securePayConfirmation: guestPaths.securePayConfirmation(code, token),
  securePayLink: guestPaths.securePayLink(code, {
    actionType: 'P',
    invoiceNumber: 'MC-11873',
    linkCode: token,
    paymentId: '',
  }),
  securePayResult: guestPaths.securePayResult(code, token),
  securePay: guestPaths.securePay(code),
  table: guestPaths.table(code),
  tableBooking: guestPaths.tableBooking(code, 'QHK4821356', token),
  preCheckIn: guestPaths.preCheckIn(code, 'QHK4821356', token),
  group: guestPaths.bookGroup(code),
};

test.each(pageNames)('a link to %s leads to its page', (name) => {
  const { path } = pages[name];
  const filled = path
    .replace(':ownerCode', code)
    .replace(':roomTypeId', '3')
    .replace(/:(confirmationToken|code)\??/, token)
    .replace(/:referenceNumber\??/, 'QHK4821356')
    .replace(':actionType/:invoiceNumber', 'P/MC-11873')
    .replace(/\/:actionType.*$/, '');
  // The query is not part of a page's pattern.
  expect(filled).toBe(addresses[name].split('?')[0]);
});

test('a page that shows one booking is not entered without its token', () => {
  expect(pathsWithoutToken).toEqual(['/Book/:ownerCode/Status', '/Book/:ownerCode/Confirmation']);
});
