import { readSession, writeSession } from '../../../lib/session.ts';

/** Unsaved input of one form of a booking, and the booking's version it was typed over. */
export interface Draft<Typed> {
  readonly version: number;
  readonly typed: Typed;
}

const keyOf = (reservationId: string, form: string) => `portico.draft.${reservationId}.${form}`;

/** As typed in this tab before a reload or a visit to another step. */
export function readDraft<Typed extends object>(reservationId: string, form: string): Draft<Typed> | null {
  const draft = readSession(keyOf(reservationId, form));
  const isDraft = typeof draft === 'object' && draft !== null && 'typed' in draft && 'version' in draft;
  return isDraft ? (draft as Draft<Typed>) : null;
}

export function keepDraft<Typed extends object>(
  reservationId: string,
  form: string,
  draft: Draft<Typed> | null,
): void {
  writeSession(keyOf(reservationId, form), draft);
}
