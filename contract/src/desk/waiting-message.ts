import * as z from 'zod';

const instant = z.iso.datetime();

/** A mail or a job that is not done yet. */
export const waitingMessage = z.strictObject({
  id: z.string(),
  /** The code of the hotel. */
  property: z.string(),
  kind: z.string(),
  /** The number of its booking; null: of none. */
  referenceNumber: z.string().nullable(),
  createdAt: instant,
  dueAt: instant,
  tries: z.int().min(0),
  lastError: z.string().nullable(),
});
export type DeskMessage = z.input<typeof waitingMessage>;
