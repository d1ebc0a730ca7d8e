import { readSession, writeSession } from '../../../lib/session.ts';

const keyOf = (propertyCode: string) => `portico.opened.${propertyCode.toLowerCase()}`;

/**
 * The id of the booking that this tab has found or opened by its link; null: none. It opens nothing by itself: the
 * server asks for its grant. docs/decisions/0045-a-booking-is-opened-in-a-tab.md.
 */
export function readOpened(propertyCode: string): string | null {
  const id = readSession(keyOf(propertyCode));
  return typeof id === 'string' ? id : null;
}

export function writeOpened(propertyCode: string, reservationId: string | null): void {
  writeSession(keyOf(propertyCode), reservationId);
}
