import type { WaitingMessage } from './outbox.store.ts';

/** A message in a line: which booking, what it is, and how it went so far. */
export function messageText({ referenceNumber, kind, tries, lastError }: WaitingMessage): string {
  const tried = tries === 1 ? 'tried once' : `tried ${tries} times`;
  const why = lastError === null ? '' : `: ${lastError.replace(/\s+/g, ' ')}`;
  return `${referenceNumber ?? 'no booking'} ${kind}, ${tries === 0 ? 'not tried yet' : tried}${why}`;
}
