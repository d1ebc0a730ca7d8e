import type { DeskTakes } from './desk-calls.ts';

const anyDay = { from: null, to: null };

/** A search that narrows nothing. */
export const everyBooking: DeskTakes<'Bookings/ReadCsv'> = {
  find: '',
  tab: 'all',
  status: null,
  arrival: anyDay,
  departure: anyDay,
  booked: anyDay,
  paymentType: null,
  roomTypeId: null,
  money: null,
  isLatestFirst: true,
};
