/** A message of the specification's section 8, and the test that sees it as a guest does. */
interface SpecifiedMessage {
  readonly message: string;
  readonly seenIn: string;
  /** How that test names it, when it does not quote it. */
  readonly as?: string;
}

const rows = 'testing/journeys/message-rows.ts';
const payPage = 'testing/journeys/pages/pay-page.ts';
const accounts = 'web/src/features/account/account-pages.test.tsx';

/** Every message in section 8 of the specification, without filled-in values. */
export const specifiedMessages: readonly SpecifiedMessage[] = [
  {
    message: 'Failed to login, please check your email address and password',
    seenIn: 'web/src/app/hotel-shell/hotel-account.test.tsx',
    as: 'accountTexts.loginFailed',
  },
  { message: 'Failed to register User', seenIn: accounts, as: 'accountTexts.registerFailed' },
  { message: 'Failed to reset your password', seenIn: accounts, as: 'accountTexts.resetFailed' },
  {
    message: 'Failed to save your details',
    seenIn: 'web/src/features/account/manage-account-page.test.tsx',
    as: 'accountTexts.saveFailed',
  },
  { message: 'Failed to send Password Reset Email', seenIn: accounts, as: 'accountTexts.resetMailFailed' },
  {
    message: 'Failed to create user account',
    seenIn: 'web/src/features/confirmation/confirmation-page.test.tsx',
    as: 'accountTexts.createFailed',
  },
  { message: 'Failed to create booking', seenIn: rows },
  { message: 'Failed to create booking', seenIn: 'testing/journeys/tables.e2e.ts' },
  { message: 'Error while searching for Companies', seenIn: 'testing/journeys/invoices.e2e.ts' },
  { message: 'No Results found', seenIn: 'testing/journeys/invoices.e2e.ts' },
  { message: 'Sorry, your selection is not available.', seenIn: rows },
  {
    message: 'Your combination of rooms is not available, please retry your search or contact us directly',
    seenIn: rows,
  },
  { message: 'No same day bookings available', seenIn: rows },
  { message: 'You have added the maximum number of rooms', seenIn: rows },
  { message: 'This link is invalid...', seenIn: accounts },
  { message: 'This link is invalid...', seenIn: payPage },
  { message: 'This link is invalid...', seenIn: 'testing/journeys/pre-check-in.e2e.ts' },
  { message: 'Invalid link', seenIn: 'testing/journeys/pre-check-in.e2e.ts' },
  {
    message: 'There is no outstanding balance to pay on this invoice.',
    seenIn: payPage,
  },
  { message: 'This hotel is unavailable on your selected dates.', seenIn: rows },
  { message: 'No rooms found', seenIn: rows },
  { message: 'Failed to save Check In Information', seenIn: 'testing/journeys/pre-check-in.e2e.ts' },
  { message: 'Failed to save Reservation', seenIn: 'web/src/features/manage/changes.test.tsx' },
  { message: 'Failed to process transaction', seenIn: 'testing/journeys/pay-by-link.e2e.ts' },
  { message: 'Not found', seenIn: 'testing/journeys/guards.e2e.ts' },
  { message: 'Error', seenIn: 'web/src/app/pages.test.tsx' },
  { message: 'Unauthorised', seenIn: 'testing/journeys/guards.e2e.ts' },
  { message: 'Warning', seenIn: 'web/src/ui/notice.test.tsx' },
];
