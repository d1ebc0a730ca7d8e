import type { AbandonChangeResponse } from '@portico/contract/calls/manage-abandon-change';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { ChangeKey } from '../../core/change/change.store.ts';
import { endOpenChange } from '../../core/change/poll-change.ts';
import { readManagedReservation } from '../../core/booking/read-managed-reservation.ts';
import type { Grant } from '../../platform/http/grant-book.ts';
import type { ChangeDeps } from '../../core/change/change-deps.ts';

/**
 * Calls off a change that waits for its guest at the bank or on the provider's page: its payment is voided and what it
 * held is for sale again. One that was paid meanwhile is made, one that is settled stays as it is, and while its payment is
 * under way or the provider cannot be reached it goes on waiting. Answers the booking as it is then; undefined where there
 * is none. Rule: docs/payments.md, "Paying a change".
 */
export async function abandonChange(
  deps: ChangeDeps,
  { changeId, by, ...booking }: ChangeKey & Grant,
): Promise<AbandonChangeResponse | undefined> {
  await endOpenChange(deps, booking, changeId);
  const read = await readManagedReservation(deps, booking.propertyId, { ...booking, by });
  if (read === undefined) return undefined;
  const waits = read.PendingChange?.ChangeId === changeId;
  const isMade = read.LastChange?.ChangeId === changeId && read.LastChange.Status === 'Applied';
  const code = waits ? 'change.waits-for-payment' : null;
  return {
    Success: !waits && !isMade,
    Message: code && refusalText(code),
    RefusalCode: code,
    Reservation: read,
  };
}
