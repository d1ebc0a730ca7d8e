import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import type { AttemptKey } from './payment-port.ts';

const pattern = /^([1-9]\d{0,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The largest property id that the property file and its column accept. */
const HIGHEST_PROPERTY = 2_147_483_647;

/** Our name of an attempt at a provider, property first: `7.0190aaaa-…`. Only letters, digits, `-` and `.`. */
export function referenceOf({ propertyId, attemptId }: AttemptKey): string {
  return `${propertyId}.${attemptId}`;
}

/** The attempt a reference names; null for a reference that is not ours. */
export function attemptOf(reference: string): AttemptKey | null {
  const [, propertyId, attemptId] = pattern.exec(reference) ?? [];
  if (propertyId === undefined || attemptId === undefined) return null;
  if (Number(propertyId) > HIGHEST_PROPERTY) return null;
  return { propertyId: Number(propertyId) as PropertyId, attemptId: attemptId as PaymentAttemptId };
}
