import { readSession, writeSession } from '../../lib/session.ts';

/** By what a booking is found. */
export interface Lookup {
  readonly reservationNumber: string;
  readonly guestName: string;
}

const nothing: Lookup = { reservationNumber: '', guestName: '' };
const keyOf = (propertyCode: string) => `portico.lookup.${propertyCode.toLowerCase()}`;

/** Fills in the lookup for this tab, whichever document it is in. */
export function keepLookup(propertyCode: string, lookup: Partial<Lookup>): void {
  writeSession(keyOf(propertyCode), { ...nothing, ...lookup });
}

export function readLookup(propertyCode: string): Lookup {
  const kept = readSession(keyOf(propertyCode));
  if (typeof kept !== 'object' || kept === null) return nothing;
  const { reservationNumber, guestName } = { ...nothing, ...kept };
  return { reservationNumber: String(reservationNumber), guestName: String(guestName) };
}
