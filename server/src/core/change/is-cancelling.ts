import type { ChangeKind } from '@portico/domain/reservation/change';

/** Whether a change does nothing but cancel. */
export function isCancelling(kind: ChangeKind): boolean {
  return kind === 'cancel' || kind === 'cancel-rooms';
}
