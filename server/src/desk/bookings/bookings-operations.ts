import type { bookingsCalls } from '@portico/contract/desk/calls/bookings-calls';
import type { OperationsOf } from '../run/operation.ts';

export const bookingsOperations: OperationsOf<keyof typeof bookingsCalls> = {};
