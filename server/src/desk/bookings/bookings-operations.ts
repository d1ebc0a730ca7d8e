import type { bookingsCalls } from '@portico/contract/desk/calls/bookings-calls';
import type { OperationsOf } from '../run/operation.ts';
import { readCsv } from './search-csv.ts';
import { searchForBookings } from './search.ts';

export const bookingsOperations: OperationsOf<keyof typeof bookingsCalls> = {
  'Bookings/Search': searchForBookings,
  'Bookings/ReadCsv': readCsv,
};
