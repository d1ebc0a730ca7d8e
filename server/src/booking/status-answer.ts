import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { isHoldOver } from './holds/hold-times.ts';
import { readLastRefund } from '../payments/refunds/refund.store.ts';
import { statusFields, wireStatus } from '../reservation/reservation-answer.ts';
import type { Settled } from './settle-booking/outcome.ts';
import type { FindDeps } from './find-reservation.ts';

/** What Status answers of a booking as it stands. */
export async function statusAnswer(
  { database, clock }: Pick<FindDeps, 'database' | 'clock'>,
  { reservation, actionUrl }: Settled,
): Promise<StatusResponse> {
  const refund =
    reservation.status === 'refused' ? await readLastRefund(database.kysely, reservation) : undefined;
  return {
    ...statusFields(reservation),
    Status: wireStatus(reservation.status),
    ReferenceNumber: reservation.referenceNumber,
    // After the hold, there is no way to pay.
    ActionUrl: isHoldOver(reservation, clock.now()) ? null : actionUrl,
    HoldEndsAt: reservation.holdEndsAt?.toISOString() ?? null,
    Refund:
      refund === undefined
        ? null
        : {
            Amount: toWireAmount(refund.money.minor, refund.money.currency),
            IsDone: refund.refundedAt !== null,
          },
  };
}
