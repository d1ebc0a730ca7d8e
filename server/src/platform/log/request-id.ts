import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';

const sane = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The id set by a proxy, if suitable for a log; otherwise a new one. An id with a possible card number is replaced.
 * Rule: docs/operating.md, "Behind a proxy".
 */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  const isUsable = typeof given === 'string' && sane.test(given) && !holdsCardNumber(given);
  return isUsable ? given : newRequestId();
}

export function newRequestId(): string {
  return randomUUID();
}
