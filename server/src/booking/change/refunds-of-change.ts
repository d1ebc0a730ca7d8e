import { allotRefund, freeShares, staying } from '@portico/domain/payment/allot-refund';
import {
  placePayments,
  VOUCHER,
  type Payment,
  type PaymentShare,
  type PricedPart,
} from '@portico/domain/payment/payment-shares';
import type { LedgerEntry } from '../../payments/attempts/read-ledger.store.ts';
import type { PaymentRefund } from '../../payments/refunds/give-back.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';

/** What was paid of a booking, and what it comes to before and after a change. */
interface Facts {
  readonly before: BookedReservation;
  readonly ledger: readonly LedgerEntry[];
  readonly partsBefore: readonly PricedPart[];
  readonly partsAfter: readonly PricedPart[];
}

/** What a change frees of the payments of a booking. */
export interface Freed {
  /** What the voucher pays of the changed booking, in minor units. */
  readonly voucherMinor: number;
  /** What cards go on paying of it, in minor units. */
  readonly cardsMinor: number;
  /** To which payments so much goes back, in minor units, and what is left of what each pays. */
  readonly refund: (refundMinor: number) => {
    readonly refunds: readonly PaymentRefund[];
    readonly paidFor: readonly PaymentShare[];
  };
}

/** Rule: docs/pricing.md, "Which payment is refunded". */
export function freedByChange({ before, ledger, partsBefore, partsAfter }: Facts): Freed {
  const payments = paymentsOf(before, ledger);
  const paid = placePayments(partsBefore, payments, before.paidFor);
  const freed = freeShares(partsAfter, payments, paid);
  return {
    ...staying(freed),
    refund: (refundMinor) => {
      const { refunds, shares } = allotRefund(partsAfter, payments, freed, refundMinor);
      return {
        refunds: ledger.flatMap(({ attemptId, card }) => {
          const minor = refunds.find(({ payment }) => payment === attemptId)?.minor ?? 0;
          return minor > 0 ? [{ attemptId, minor, card }] : [];
        }),
        paidFor: shares,
      };
    },
  };
}

/** What was paid together when it was booked is one payer's; who paid later may be anyone. */
function paymentsOf({ voucher }: BookedReservation, ledger: readonly LedgerEntry[]): Payment[] {
  return [
    ...(voucher === null ? [] : [{ id: VOUCHER, payer: 'booking', minor: voucher.minor }]),
    ...ledger.map(({ attemptId, purpose, paidMinor }) => ({
      id: attemptId,
      payer: purpose === 'booking' ? 'booking' : attemptId,
      minor: paidMinor,
    })),
  ];
}
