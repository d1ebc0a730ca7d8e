import type { BookedReservation, BookedRoom } from './booked-reservation.ts';

/** What people of a booking are called on the wire: by their place in it, whoever they are. Knowing one proves nothing. */
export const bookerIdOf = ({ reservationId }: Pick<BookedReservation, 'reservationId'>): string =>
  `${reservationId}-0`;

/** `index`: from 0, the lead guest. */
export const sleeperIdOf = ({ itemId }: Pick<BookedRoom, 'itemId'>, index: number): string =>
  `${itemId}-${index + 1}`;
