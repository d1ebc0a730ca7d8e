import { readSession, writeSession } from '../../lib/session.ts';

/** The booking that is open in this tab, or that its confirmation leads to. */
export interface Opened {
  readonly reservationId: string;
  /** Whether it has been shown here. */
  readonly wasShown: boolean;
}

const keyOf = (propertyCode: string) => `portico.opened.${propertyCode.toLowerCase()}`;

/**
 * The booking that this tab has looked up, opened by its link, or reached from its confirmation; null: none. Its id
 * opens nothing by itself: the server requires its grant. docs/decisions/0040-links-and-grants.md.
 */
export function readOpened(propertyCode: string): Opened | null {
  const stored = readSession(keyOf(propertyCode));
  if (typeof stored !== 'object' || stored === null || !('reservationId' in stored)) return null;
  return {
    reservationId: String(stored.reservationId),
    wasShown: 'wasShown' in stored && stored.wasShown === true,
  };
}

/** `wasShown` false: it is tried, and a browser without its grant is led to the lookup. */
export function writeOpened(propertyCode: string, reservationId: string, { wasShown = true } = {}): void {
  writeSession(keyOf(propertyCode), { reservationId, wasShown } satisfies Opened);
}
