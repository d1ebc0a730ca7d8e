import type { DeskCallName } from './desk-calls.ts';

/** What a connection with the right `act` may call, as the desk does. Rule: docs/connections.md, "Acts". */
export const connectionMayCall: readonly DeskCallName[] = [
  'Booking/SetOtherNumber',
  'Booking/CheckIn',
  'Booking/CheckOut',
  'Booking/PreviewNoShow',
  'Booking/NoShow',
  'Booking/PreviewCancel',
  'Booking/Cancel',
  'Booking/ReadRooms',
  'Booking/PreviewChange',
  'Booking/Change',
  'Booking/PreviewPrice',
  'Booking/ChangePrice',
  'Booking/TakePayment',
  'Booking/SetArrivalTime',
  'Booking/WriteNote',
];
