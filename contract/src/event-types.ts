/** Events that a hotel's programs can subscribe to. Rule: docs/webhooks.md, "Events". */
export const eventTypes = [
  'reservation.confirmed',
  'reservation.changed',
  'reservation.cancelled',
  'payment.received',
  'payment.refunded',
  'pre-check-in.completed',
  'table.booked',
  'table.cancelled',
] as const;

export type EventType = (typeof eventTypes)[number];
