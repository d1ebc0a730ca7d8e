import { useCallback, useSyncExternalStore } from 'react';
import { randomKey } from '../../lib/random-key.ts';
import { readShared, watchShared, writeShared } from '../../lib/shared-store.ts';

const keyOf = (hotelCode: string) => `portico.account.${hotelCode.toLowerCase()}`;

/**
 * A new text for each log-in from this browser; null when no one is known to be logged in: then the server is not
 * asked. It proves nothing. docs/decisions/0044-log-in-hint.md.
 */
export function useLoginHint(hotelCode: string): string | null {
  return useSyncExternalStore(
    watchShared,
    useCallback(() => readShared(keyOf(hotelCode)), [hotelCode]),
  );
}

/** Records a log-in here: every open page of the hotel is notified. Returns the hint as it is now read. */
export function keepLoginHint(hotelCode: string): string | null {
  writeShared(keyOf(hotelCode), randomKey());
  return readShared(keyOf(hotelCode));
}

/** Records that no one is logged in any more. */
export function dropLoginHint(hotelCode: string): void {
  writeShared(keyOf(hotelCode), null);
}
