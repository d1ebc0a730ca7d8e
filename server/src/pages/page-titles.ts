import type { PageName } from '@portico/contract/pages';

/** Tab titles before the program has loaded. */
export const pageTitles: Readonly<Record<PageName, string>> = {
  search: 'Book your stay',
  rooms: 'Rooms and rates',
  room: 'Room',
  where: 'Where we are',
  checkout: 'Checkout',
  status: 'Your booking is being made',
  confirmation: 'Your booking',
  manage: 'Find your booking',
  reservation: 'Your booking',
  confirmBookerEmail: 'Confirm the new address',
  register: 'Make an account',
  confirmEmail: 'Confirm your address',
  forgotPassword: 'Forgotten your password?',
  resetPassword: 'Choose a new password',
  manageAccount: 'Your account',
  securePayStatus: 'Your payment',
  securePayConfirmation: 'Your receipt',
  securePayLink: 'Secure payment',
  securePayKept: 'Secure payment',
  securePay: 'Secure payment',
  table: 'Book a table',
  tableBooking: 'Your table',
  preCheckIn: 'Check in before you come',
  group: 'Book your stay',
};
