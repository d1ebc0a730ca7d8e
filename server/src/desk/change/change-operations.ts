import type { changeCalls } from '@portico/contract/desk/calls/change-calls';
import type { OperationsOf } from '../run/operation.ts';
import { changeBooking } from './change-booking.ts';
import { readRooms } from './read-rooms.ts';

export const changeOperations: OperationsOf<keyof typeof changeCalls> = {
  'Booking/ReadRooms': readRooms,
  'Booking/PreviewChange': (run, takes) => changeBooking(run, takes, { isPreview: true }),
  'Booking/Change': (run, takes) => changeBooking(run, takes, { isPreview: false }),
};
