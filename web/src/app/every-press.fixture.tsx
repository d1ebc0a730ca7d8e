import { apiPaths, guestPaths } from '@portico/contract/paths';
import { localDate } from '@portico/domain/calendar/local-date';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { CheckYourMail } from '../features/account/check-your-mail.tsx';
import ConfirmEmailPage from '../features/account/confirm-email-page.tsx';
import ForgotPasswordPage from '../features/account/forgot-password-page.tsx';
import ManageAccountPage from '../features/account/manage-account-page.tsx';
import RegisterPage from '../features/account/register-page.tsx';
import ResetPasswordPage from '../features/account/reset-password-page.tsx';
import ConfirmBookerEmailPage from '../features/manage/confirm-booker-email-page.tsx';
import ManagePage from '../features/manage/manage-page.tsx';
import TableBookingPage from '../features/table/table-booking-page.tsx';
import TablePage from '../features/table/table-page.tsx';
import { postJson } from '../lib/api.ts';
import { buildUser } from '../parts/account/account.fixture.ts';
import { LoginDialog } from '../parts/account/login-dialog.tsx';
import { countries } from '../parts/booked/hotel-api.fixture.ts';
import type { Followed } from '../parts/following/followed.ts';
import { ProviderQuestion } from '../parts/following/provider-question.tsx';
import { buildHotel } from '../parts/hotel/hotel.fixture.ts';

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

/** What the pages read before anything is pressed. */
export const reads = {
  ...countries,
  [apiPaths.account()]: () => Response.json(buildUser()),
  [apiPaths.accountReservations()]: () => Response.json({ Reservations: [] }),
  [apiPaths.restaurants()]: () => Response.json([{ ...restaurant, Image: null }]),
  [apiPaths.restaurantSetup()]: () => Response.json({ ...restaurant, NoAvailabilityText: '' }),
  [apiPaths.tableAvailability()]: () => Response.json({ Times: [{ ...time, CancelBefore }], FullTimes: [] }),
  [apiPaths.tableBooking()]: () => Response.json(bookedTable),
};

export interface Press {
  readonly page: ReactNode;
  readonly at: string;
  readonly types?: Readonly<Record<string, string>>;
  /** On the buttons that are pressed, the last of which sends. */
  readonly presses: readonly string[];
  readonly path: string;
  /** Of a lost answer. */
  readonly says?: string;
}

const account = { page: <ManageAccountPage />, at: guestPaths.manageAccount('TEST') };
export const onLoggedIn = vi.fn();

export const everyPress = {
  registering: {
    page: <RegisterPage />,
    at: guestPaths.register('TEST'),
    types: { 'First name': 'Marian', 'Last name': 'Oakshott', 'E-mail': 'm@oak.example', Password: secret },
    presses: ['Make my account'],
    path: apiPaths.accountRegister(),
  },
  'confirming an address': {
    page: <ConfirmEmailPage />,
    at: `${guestPaths.confirmEmail('TEST')}#a-token`,
    types: { Password: secret },
    presses: ['Make my account'],
    path: apiPaths.accountConfirmEmail(),
  },
  'asking for a new password': {
    page: <ForgotPasswordPage />,
    at: guestPaths.forgotPassword('TEST'),
    types: { 'E-mail': 'm@oak.example' },
    presses: ['Send me a link'],
    path: apiPaths.accountRequestPasswordReset(),
  },
  'choosing a new password': {
    page: <ResetPasswordPage />,
    at: `${guestPaths.resetPassword('TEST')}#a-token`,
    types: { 'New password': secret },
    presses: ['Keep this password'],
    path: apiPaths.accountPasswordReset(),
  },
  'asking for the mail again': {
    page: <CheckYourMail email="m@oak.example" message="Sent" onChangeAddress={() => undefined} />,
    at: guestPaths.register('TEST'),
    presses: ['Send the mail again'],
    path: apiPaths.accountResendConfirmation(),
  },
  'logging in': {
    page: <LoginDialog onClose={() => undefined} onLoggedIn={onLoggedIn} />,
    at: guestPaths.book('TEST'),
    types: { 'E-mail': 'm@oak.example', Password: secret },
    presses: ['Log in'],
    path: apiPaths.accountAuthenticate(),
  },
  'logging out': { ...account, presses: ['Log out'], path: apiPaths.accountLogout() },
  'saving details': { ...account, presses: ['Save details'], path: apiPaths.accountUpdate() },
  'changing the password': {
    ...account,
    types: { 'Current password': secret, 'New password': `${secret}-again` },
    presses: ['Change password'],
    path: apiPaths.accountChangePassword(),
  },
  'removing a card': {
    ...account,
    presses: ['Remove Visa ending in 4242', 'Remove this card'],
    path: apiPaths.accountCardsRemove(),
  },
  'adding a card': { ...account, presses: ['Add a card'], path: apiPaths.accountCardsAdd() },
  'looking for a booking': {
    page: <ManagePage />,
    at: guestPaths.manage('TEST'),
    types: { 'Reservation number': 'QHK4821356', 'Guest name': 'Oakshott' },
    presses: ['Find my booking'],
    path: apiPaths.manageSearch(),
  },
  'confirming the address of a booking': {
    page: <ConfirmBookerEmailPage />,
    at: `${guestPaths.confirmBookerEmail('TEST')}#a-code`,
    presses: ['Confirm the new address'],
    path: apiPaths.manageConfirmEmail(),
  },
  'booking a table': {
    page: <TablePage />,
    at: guestPaths.table('TEST'),
    presses: ['Book 19:30 for two'],
    path: apiPaths.tableCreate(),
    says: 'We do not know whether your table is booked.',
  },
  'cancelling a table': {
    page: <TableBookingPage />,
    at: guestPaths.tableBooking('TEST', 'QHK4821356', 'the-code'),
    presses: ['Cancel this table', 'Yes, cancel the table'],
    path: apiPaths.tableCancel(),
    says: 'We do not know whether your table is cancelled.',
  },
  'turning back at the bank': {
    page: (
      <ProviderQuestion
        actionUrl="https://bank.example"
        words={{ goOn: 'Go on', provider: 'your bank' }}
        ways={[{ words: 'Cancel this booking', onEnded: () => undefined }]}
        aboutWays=""
        abandon={() => postJson<Followed>(apiPaths.reservationAbandon(), {})}
        onBooked={() => undefined}
      />
    ),
    at: guestPaths.status('TEST', 'a-token'),
    presses: ['Cancel this booking'],
    path: apiPaths.reservationAbandon(),
    says: 'We could not end this payment just now.',
  },
} as const satisfies Readonly<Record<string, Press>>;
