import { allocate } from '../money/allocate.ts';

/** The id that the gift voucher of a booking has among its payments. */
export const VOUCHER = 'voucher';

/** What is left of a payment of a booking, in minor units: charged or spent, less what went back. */
export interface Payment {
  /** Of the payment attempt, or `VOUCHER`. */
  readonly id: string;
  /** Payments of one payer bear a fee together: the voucher first, then the oldest. */
  readonly payer: string;
  readonly minor: number;
}

/** One night, extra or fee of a room, gross, in minor units. */
export interface PricedPart {
  readonly room: string;
  /** Unique within its room. */
  readonly part: string;
  readonly grossMinor: number;
  /** What of it cards pay first; the rest is paid at the hotel, or later. */
  readonly dueMinor: number;
}

/** What one payment pays of one part, in minor units. Of one part the one that came first stands first. */
export interface PaymentShare {
  readonly payment: string;
  readonly room: string;
  readonly part: string;
  readonly minor: number;
}

/** What a payment holds beyond the price of all parts. */
const NOTHING = { room: '', part: '' };

/**
 * Says of each payment what it pays, so that its shares add up to it. `known` shares stay as far as payment and part
 * still have them. What is left of one goes to its room, then to any other; a payment without shares pays what is due of
 * all rooms in proportion, then the rest. Payments come oldest first. Rule: docs/pricing.md, "Which payment is refunded".
 */
export function placePayments(
  parts: readonly PricedPart[],
  payments: readonly Payment[],
  known: readonly PaymentShare[],
): PaymentShare[] {
  const shares: PaymentShare[] = [];
  const left = new Map(payments.map(({ id, minor }) => [id, minor]));
  const leftOf = (payment: string) => left.get(payment) ?? 0;
  const paid = new Map<PricedPart, number>();
  const paidOf = (part: PricedPart) => paid.get(part) ?? 0;
  const put = (payment: string, part: PricedPart, minor: number) => {
    if (minor === 0) return;
    shares.push({ payment, room: part.room, part: part.part, minor });
    left.set(payment, leftOf(payment) - minor);
    paid.set(part, paidOf(part) + minor);
  };
  const spread = (payment: string, atMost: number, over: readonly PricedPart[]) => {
    let restMinor = Math.min(atMost, leftOf(payment));
    for (const limit of ['dueMinor', 'grossMinor'] as const) {
      const free = over.map((part) => Math.max(0, part[limit] - paidOf(part)));
      const placeable = Math.min(restMinor, sum(free));
      allocate(placeable, free).forEach((minor, index) => {
        const part = over[index];
        if (part) put(payment, part, minor);
      });
      restMinor -= placeable;
    }
  };
  const moved: PaymentShare[] = [];
  for (const share of known) {
    const part = parts.find((one) => one.room === share.room && one.part === share.part);
    const fits = part ? Math.min(share.minor, leftOf(share.payment), part.grossMinor - paidOf(part)) : 0;
    if (part) put(share.payment, part, fits);
    if (share.minor > fits) moved.push({ ...share, minor: share.minor - fits });
  }
  for (const { payment, room, minor } of moved) {
    const ofRoom = parts.filter((part) => part.room === room);
    spread(payment, minor, ofRoom);
  }
  for (const { id } of payments) {
    spread(id, leftOf(id), parts);
    if (leftOf(id) > 0) shares.push({ payment: id, ...NOTHING, minor: leftOf(id) });
  }
  return shares;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
