import type { bookingCalls } from '@portico/contract/desk/calls/booking-calls';
import type { OperationsOf } from '../run/operation.ts';
import { cancelBooking } from './cancel-booking.ts';
import { readBooking } from './read-booking.ts';

export const bookingOperations: OperationsOf<keyof typeof bookingCalls> = {
  'Booking/Read': readBooking,
  'Booking/PreviewCancel': (run, takes) => cancelBooking(run, takes, { isPreview: true }),
  'Booking/Cancel': (run, takes) => cancelBooking(run, takes, { isPreview: false }),
};
