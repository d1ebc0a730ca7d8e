import { attemptOf } from '../../attempt-reference.ts';
import type { AttemptKey } from '../../payment-port.ts';

/** What is written on whatever we ask Stripe for, and read from what it answers: which attempt it is. */
export interface OurMetadata extends Record<string, string> {
  readonly portico_property: string;
  readonly portico_attempt: string;
}

export function metadataOf({ propertyId, attemptId }: AttemptKey): OurMetadata {
  return { portico_property: String(propertyId), portico_attempt: attemptId };
}

/** The attempt that metadata name; null for what is not ours. */
export function attemptOfMetadata(metadata: Readonly<Record<string, string>> | null): AttemptKey | null {
  const { portico_property: property, portico_attempt: attempt } = metadata ?? {};
  return attemptOf(`${property}.${attempt}`);
}

/** Whether metadata name that attempt, be it of a booking or of none. */
export function bearsName(metadata: Readonly<Record<string, string>> | null, attempt: AttemptKey): boolean {
  const { portico_property: property, portico_attempt: id } = metadataOf(attempt);
  return metadata?.portico_property === property && metadata.portico_attempt === id;
}
