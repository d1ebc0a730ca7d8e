import { allocate } from '../money/allocate.ts';

/** The id of the gift voucher among a booking's payments. */
export const VOUCHER = 'voucher';

/** What remains of a payment, in minor units: charged or spent, less refunds. */
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
  /** The part that cards pay first; the rest is paid at the hotel, or later. */
  readonly dueMinor: number;
}

/** What one payment pays of one part, in minor units. Shares of one part are oldest first. */
export interface PaymentShare {
  readonly payment: string;
  readonly room: string;
  readonly part: string;
  readonly minor: number;
}

/** What a payment holds beyond the price of all parts. */
const NOTHING = { room: '', part: '' };

/**
 * Assigns each payment to the parts it pays; its shares add up to it. `known` shares stay as far as payment and part
 * still allow. The rest goes to the payment's room, then to any other; a payment without shares pays all rooms in
 * proportion. Everything due is paid before what is payable at the hotel. Payments are oldest first. Rule:
 * docs/pricing.md, "Which payment is refunded".
 */
export function placePayments(
  parts: readonly PricedPart[],
  payments: readonly Payment[],
  known: readonly PaymentShare[],
): PaymentShare[] {
  const shares: PaymentShare[] = [];
  const remaining = new Map(payments.map(({ id, minor }) => [id, minor]));
  const remainingOf = (payment: string) => remaining.get(payment) ?? 0;
  const paid = new Map<PricedPart, number>();
  const paidOf = (part: PricedPart) => paid.get(part) ?? 0;
  const put = (payment: string, part: PricedPart, minor: number) => {
    if (minor === 0) return;
    shares.push({ payment, room: part.room, part: part.part, minor });
    remaining.set(payment, remainingOf(payment) - minor);
    paid.set(part, paidOf(part) + minor);
  };
  const spread = (
    payment: string,
    atMost: number,
    over: readonly PricedPart[],
    limit: 'dueMinor' | 'grossMinor',
  ) => {
    const free = over.map((part) => Math.max(0, part[limit] - paidOf(part)));
    const placeable = Math.min(atMost, remainingOf(payment), sum(free));
    allocate(placeable, free).forEach((minor, index) => {
      const part = over[index];
      if (part) put(payment, part, minor);
    });
    return placeable;
  };
  const open = known.map((share) => ({ share, minor: share.minor }));
  const ownPart = ({ room, part }: PaymentShare) =>
    parts.filter((one) => one.room === room && one.part === part);
  const ownRoom = ({ room }: PaymentShare) => parts.filter((one) => one.room === room);
  // Everything due first: otherwise a later payment would have to fill the gap left.
  for (const limit of ['dueMinor', 'grossMinor'] as const) {
    for (const own of [ownPart, ownRoom])
      for (const one of open) one.minor -= spread(one.share.payment, one.minor, own(one.share), limit);
    for (const { id } of payments) spread(id, remainingOf(id), parts, limit);
  }
  for (const { id } of payments)
    if (remainingOf(id) > 0) shares.push({ payment: id, ...NOTHING, minor: remainingOf(id) });
  return shares;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
