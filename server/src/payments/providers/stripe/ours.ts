import { attemptOf } from '../../attempt-reference.ts';
import type { AttemptKey } from '../../payment-port.ts';

/** Written on every request to Stripe and read from its answers: names the attempt. */
export interface OurMetadata extends Record<string, string> {
  readonly portico_property: string;
  readonly portico_attempt: string;
}

export function metadataOf({ propertyId, attemptId }: AttemptKey): OurMetadata {
  return { portico_property: String(propertyId), portico_attempt: attemptId };
}

/** The attempt that metadata name; null for others' records. */
export function attemptOfMetadata(metadata: Readonly<Record<string, string>> | null): AttemptKey | null {
  const { portico_property: property, portico_attempt: attempt } = metadata ?? {};
  return attemptOf(`${property}.${attempt}`);
}

/** Whether metadata name that attempt, with or without a booking. */
export function bearsName(metadata: Readonly<Record<string, string>> | null, attempt: AttemptKey): boolean {
  const { portico_property: property, portico_attempt: id } = metadataOf(attempt);
  return metadata?.portico_property === property && metadata.portico_attempt === id;
}
