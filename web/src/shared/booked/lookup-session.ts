import { readSession, writeSession } from '../../lib/session.ts';

/** The input of a booking lookup. */
export interface Lookup {
  readonly reservationNumber: string;
  readonly guestName: string;
}

const nothing: Lookup = { reservationNumber: '', guestName: '' };
const keyOf = (propertyCode: string) => `portico.lookup.${propertyCode.toLowerCase()}`;

/** Fills in the lookup for this tab, in any document. */
export function keepLookup(propertyCode: string, lookup: Partial<Lookup>): void {
  writeSession(keyOf(propertyCode), { ...nothing, ...lookup });
}

export function readLookup(propertyCode: string): Lookup {
  const stored = readSession(keyOf(propertyCode));
  if (typeof stored !== 'object' || stored === null) return nothing;
  const { reservationNumber, guestName } = { ...nothing, ...stored };
  return { reservationNumber: String(reservationNumber), guestName: String(guestName) };
}
