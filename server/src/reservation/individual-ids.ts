import type { BookedReservation, BookedRoom } from './booked-reservation.ts';

/** Ids of a booking's people on the wire, by their position in it alone. Knowing one proves nothing. */
export const bookerIdOf = ({ reservationId }: Pick<BookedReservation, 'reservationId'>): string =>
  `${reservationId}-0`;

/** `index` from 0, the lead guest. */
export const sleeperIdOf = ({ itemId }: Pick<BookedRoom, 'itemId'>, index: number): string =>
  `${itemId}-${index + 1}`;
