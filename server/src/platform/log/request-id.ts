import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';

const sane = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The id a proxy has given the request, if it is one a log can hold; otherwise a new one. One that holds what could be a
 * card number is replaced. Rule: docs/operating.md, "Behind a proxy".
 */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  const isKept = typeof given === 'string' && sane.test(given) && !holdsCardNumber(given);
  return isKept ? given : newRequestId();
}

/** For what brings none. */
export function newRequestId(): string {
  return randomUUID();
}
