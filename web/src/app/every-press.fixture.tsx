import { guestPaths } from '@portico/contract/paths';
import { localDate } from '@portico/domain/calendar/local-date';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { CheckYourMail } from '../features/account/check-your-mail.tsx';
import ConfirmEmailPage from '../features/account/confirm-email-page.tsx';
import ConfirmNewEmailPage from '../features/account/confirm-new-email-page.tsx';
import ForgotPasswordPage from '../features/account/forgot-password-page.tsx';
import ManageAccountPage from '../features/account/manage-account-page.tsx';
import RegisterPage from '../features/account/register-page.tsx';
import ResetPasswordPage from '../features/account/reset-password-page.tsx';
import ConfirmBookerEmailPage from '../features/manage/confirm-booker-email-page.tsx';
import ManagePage from '../features/manage/manage-page.tsx';
import TableBookingPage from '../features/table/table-booking-page.tsx';
import TablePage from '../features/table/table-page.tsx';
import { postJson } from '../lib/api.ts';
import { buildUser } from '../shared/account/account.fixture.ts';
import { LoginDialog } from '../shared/account/login-dialog.tsx';
import { countries } from '../shared/booked/hotel-api.fixture.ts';
import { ProviderQuestion } from '../shared/booked/following/provider-question.tsx';
import { buildHotel } from '../shared/hotel/hotel.fixture.ts';

export const hotel = buildHotel({
  cardEntry: 'on-its-page',
  property: { UseUserAccountOnBookingEngine: true },
  config: {
    RestaurantBookingServiceActive: true,
    RestaurantBookingDefaultRestaurant: 1,
    RestaurantBookingServiceType: 'Portico',
  },
});
const secret = 'shingle-and-salt';
const restaurant = { Id: 1, Name: 'The Yard', Description: '', MinOnlinePartySize: 1, MaxOnlinePartySize: 6 };
export const day = localDate('2027-03-15');
const CancelBefore = { Date: day, At: '16:00' };
const time = { Time: '19:30', Promotions: [], IsLeaveTimeRequired: false, LeaveTime: null, TurnMinutes: 90 };
const bookedTable = {
  BookingReference: 'QHK4821356',
  RestaurantName: 'The Yard',
  VisitDate: day,
  VisitTime: '19:30',
  LeaveTime: null,
  PartySize: 2,
  PromotionName: null,
  IsCancelled: false,
  CanBeCancelled: true,
  CancelBefore,
};

/** The answers that pages read before anything is pressed. */
export const reads = {
  ...countries,
  '/api/Account': () => Response.json(buildUser()),
  '/api/Account/Reservations': () => Response.json({ Reservations: [], HasMore: false }),
  '/api/RestaurantBooking/Restaurants': () => Response.json([{ ...restaurant, Image: null }]),
  '/api/RestaurantBooking/RestaurantSetup': () => Response.json({ ...restaurant, NoAvailabilityText: '' }),
  '/api/RestaurantBooking/Availability': () =>
    Response.json({ Times: [{ ...time, CancelBefore }], FullTimes: [] }),
  '/api/RestaurantBooking/Booking': () => Response.json(bookedTable),
};

export interface Press {
  readonly page: ReactNode;
  readonly at: string;
  readonly types?: Readonly<Record<string, string>>;
  /** The names of the buttons to press, the last sends. */
  readonly presses: readonly string[];
  readonly path: string;
  /** The message for a lost answer. */
  readonly shows?: string;
}

const account = { page: <ManageAccountPage />, at: guestPaths.manageAccount('TEST') };
export const onLoggedIn = vi.fn();

export const everyPress = {
  registering: {
    page: <RegisterPage />,
    at: guestPaths.register('TEST'),
    types: { 'First name': 'Marian', 'Last name': 'Oakshott', 'E-mail': 'm@oak.example', Password: secret },
    presses: ['Make my account'],
    path: '/api/Account/Register',
  },
  'confirming an address': {
    page: <ConfirmEmailPage />,
    at: `${guestPaths.confirmEmail('TEST')}#a-token`,
    types: { Password: secret },
    presses: ['Make my account'],
    path: '/api/Account/ConfirmEmail',
  },
  'asking for a new password': {
    page: <ForgotPasswordPage />,
    at: guestPaths.forgotPassword('TEST'),
    types: { 'E-mail': 'm@oak.example' },
    presses: ['Send me a link'],
    path: '/api/Account/RequestPasswordReset',
  },
  'choosing a new password': {
    page: <ResetPasswordPage />,
    at: `${guestPaths.resetPassword('TEST')}#a-token`,
    types: { 'New password': secret },
    presses: ['Save this password'],
    path: '/api/Account/PasswordReset',
  },
  'asking for the mail again': {
    page: <CheckYourMail email="m@oak.example" message="Sent" onChangeAddress={() => undefined} />,
    at: guestPaths.register('TEST'),
    presses: ['Send the mail again'],
    path: '/api/Account/ResendConfirmation',
  },
  'logging in': {
    page: <LoginDialog onClose={() => undefined} onLoggedIn={onLoggedIn} />,
    at: guestPaths.book('TEST'),
    types: { 'E-mail': 'm@oak.example', Password: secret },
    presses: ['Log in'],
    path: '/api/Account/Authenticate',
  },
  'logging out': { ...account, presses: ['Log out'], path: '/api/Account/Logout' },
  'saving details': { ...account, presses: ['Save details'], path: '/api/Account/Update' },
  'changing the password': {
    ...account,
    types: { 'Current password': secret, 'New password': `${secret}-again` },
    presses: ['Change password'],
    path: '/api/Account/ChangePassword',
  },
  'changing the e-mail address': {
    ...account,
    types: { 'New e-mail': 'm@oak.example', Password: secret },
    presses: ['Change e-mail address'],
    path: '/api/Account/ChangeEmail',
  },
  'confirming the address of an account': {
    page: <ConfirmNewEmailPage />,
    at: `${guestPaths.confirmNewEmail('TEST')}#a-token`,
    presses: ['Confirm the new address'],
    path: '/api/Account/ConfirmNewEmail',
  },
  'removing a card': {
    ...account,
    presses: ['Remove Visa ending in 4242', 'Remove this card'],
    path: '/api/Account/Cards/Remove',
  },
  'adding a card': { ...account, presses: ['Add a card'], path: '/api/Account/Cards/Add' },
  'looking for a booking': {
    page: <ManagePage />,
    at: guestPaths.manage('TEST'),
    types: { 'Reservation number': 'QHK4821356', 'Guest name': 'Oakshott' },
    presses: ['Find my booking'],
    path: '/api/ManageBooking/Search',
  },
  'confirming the address of a booking': {
    page: <ConfirmBookerEmailPage />,
    at: `${guestPaths.confirmBookerEmail('TEST')}#a-code`,
    presses: ['Confirm the new address'],
    path: '/api/ManageBooking/ConfirmEmail',
  },
  'booking a table': {
    page: <TablePage />,
    at: guestPaths.table('TEST'),
    presses: ['Book 19:30 for two'],
    path: '/api/RestaurantBooking/Create',
    shows: 'We do not know whether your table is booked.',
  },
  'cancelling a table': {
    page: <TableBookingPage />,
    at: guestPaths.tableBooking('TEST', 'QHK4821356', 'the-code'),
    presses: ['Cancel this table', 'Yes, cancel the table'],
    path: '/api/RestaurantBooking/Cancel',
    shows: 'We do not know whether your table is cancelled.',
  },
  'turning back at the bank': {
    page: (
      <ProviderQuestion
        actionUrl="https://bank.example"
        words={{ goOn: 'Go on', provider: 'your bank' }}
        ways={[{ words: 'Cancel this booking', onEnded: () => undefined }]}
        aboutWays=""
        abandon={() => postJson('/api/Reservation/Abandon', { PropertyId: 7, ReferenceNumber: 'a-token' })}
        onBooked={() => undefined}
      />
    ),
    at: guestPaths.status('TEST', 'a-token'),
    presses: ['Cancel this booking'],
    path: '/api/Reservation/Abandon',
    shows: 'We could not end this payment just now.',
  },
} as const satisfies Readonly<Record<string, Press>>;
