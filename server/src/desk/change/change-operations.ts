import type { changeCalls } from '@portico/contract/desk/calls/change-calls';
import type { OperationsOf } from '../run/operation.ts';
import { changeRooms } from './change-rooms.ts';
import { readRooms } from './read-rooms.ts';

export const changeOperations: OperationsOf<keyof typeof changeCalls> = {
  'Booking/ReadRooms': readRooms,
  'Booking/PreviewChange': (run, takes) => changeRooms(run, takes, { isPreview: true }),
  'Booking/Change': (run, takes) => changeRooms(run, takes, { isPreview: false }),
};
