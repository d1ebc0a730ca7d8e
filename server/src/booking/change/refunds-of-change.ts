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

interface Facts {
  readonly before: BookedReservation;
  readonly ledger: readonly LedgerEntry[];
  readonly partsBefore: readonly PricedPart[];
  readonly partsAfter: readonly PricedPart[];
}

/** What a change frees of a booking's payments. */
export interface Freed {
  /** What the voucher pays of the changed booking, in minor units. */
  readonly voucherMinor: number;
  /** What cards still pay of it, in minor units. */
  readonly cardsMinor: number;
  /** Splits a refund in minor units over the payments, and answers what each still pays. */
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

/** Payments at booking share one payer. A later payment may be anyone's. */
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
