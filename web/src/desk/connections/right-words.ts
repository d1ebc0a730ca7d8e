import type { ConnectionRight } from '@portico/contract/connections/connection-codes';

/** What a connection may do, as staff read it. */
export const rightWords: Readonly<Record<ConnectionRight, string>> = {
  ari: 'Set rooms, prices and rules',
  reservations: 'Read bookings, with the names of guests',
  act: 'Change and cancel bookings, check in and out',
};
