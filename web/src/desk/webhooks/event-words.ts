import type { EventType } from '@portico/contract/event-types';

/** What happened, for staff. */
export const eventWords: Readonly<Record<EventType, string>> = {
  'reservation.confirmed': 'A booking is confirmed',
  'reservation.changed': 'A booking is changed',
  'reservation.cancelled': 'A booking is cancelled',
  'payment.received': 'Money was taken',
  'payment.refunded': 'Money was given back',
  'pre-check-in.completed': 'A guest checked in online',
  'table.booked': 'A table is booked',
  'table.cancelled': 'A table is cancelled',
};
