import { allocate } from '../money/allocate.ts';
import {
  placePayments,
  VOUCHER,
  type Payment,
  type PaymentShare,
  type PricedPart,
} from './payment-shares.ts';

/** A share of a payment, and the refundable part of it; minor units. */
export interface LooseShare extends PaymentShare {
  readonly payer: string;
  looseMinor: number;
}

/**
 * What a change frees of a booking's payments. `shares` are what each payment paid of the booking before; `parts` are
 * the booking after, with what is due of each part by today.
 * A part keeps what is due of it, earliest share first. The freed amount pays what is due of its own room first, then
 * of the others; several payers bear that in proportion to their freed amounts. A voucher also stays instead of the
 * card of its own payer, and for what is still unpaid. Rule: docs/pricing.md, "Which payment is refunded".
 */
export function freeShares(
  parts: readonly PricedPart[],
  payments: readonly Payment[],
  shares: readonly PaymentShare[],
): LooseShare[] {
  const retainedOf = new Map<PricedPart, number>();
  const retained = (part: PricedPart) => retainedOf.get(part) ?? 0;
  const loose = shares.map((share): LooseShare => {
    const part = parts.find((one) => one.room === share.room && one.part === share.part);
    const payer = payments.find(({ id }) => id === share.payment)?.payer ?? share.payment;
    if (part === undefined) return { ...share, payer, looseMinor: share.minor };
    const staysMinor = Math.min(share.minor, Math.max(0, part.dueMinor - retained(part)));
    retainedOf.set(part, retained(part) + staysMinor);
    return { ...share, payer, looseMinor: share.minor - staysMinor };
  });
  const missing = (of: readonly PricedPart[]) =>
    sum(of.map((part) => Math.max(0, part.dueMinor - retained(part))));
  let paidMinor = 0;
  for (const room of new Set(parts.map((part) => part.room))) {
    const ofRoom = parts.filter((part) => part.room === room);
    paidMinor += keep(
      loose.filter((share) => share.room === room),
      missing(ofRoom),
    );
  }
  paidMinor += keep(loose, missing(parts) - paidMinor);
  keepVoucher(loose);
  const unpaidMinor = sum(parts.map((part) => Math.max(0, part.grossMinor - retained(part)))) - paidMinor;
  keep(loose.filter(isVoucher), Math.max(0, unpaidMinor));
  return loose;
}

/** What remains of the voucher and of the card payments, in minor units. */
export function staying(loose: readonly LooseShare[]): { voucherMinor: number; cardsMinor: number } {
  const of = (shares: readonly LooseShare[]) =>
    sum(shares.map(({ minor, looseMinor }) => minor - looseMinor));
  return {
    voucherMinor: of(loose.filter(isVoucher)),
    cardsMinor: of(loose.filter((share) => !isVoucher(share))),
  };
}

/** The refund of each payment, in minor units. */
export interface AllottedRefund {
  /** Each payment once, up to what remains of it; they add up to the refund. */
  readonly refunds: readonly { readonly payment: string; readonly minor: number }[];
  /** What each payment pays of the changed booking. */
  readonly shares: readonly PaymentShare[];
}

/**
 * Allots a refund (minor units) to the card payments by what is freed of each. If more is freed than refunded, the
 * excess is retained in proportion; if less, the difference comes out of the remaining shares, in proportion. A freed
 * voucher amount returns to the voucher.
 * A payment that loses its part pays another part of `parts`, the changed booking, at once: later it would share the
 * next payment's parts. Throws a RangeError if the cards paid less. Rule: docs/pricing.md, "Which payment is refunded".
 */
export function allotRefund(
  parts: readonly PricedPart[],
  payments: readonly Payment[],
  freed: readonly LooseShare[],
  refundMinor: number,
): AllottedRefund {
  const loose = freed.map((share) => ({ ...share }));
  const cards = loose.filter((share) => !isVoucher(share));
  const looseMinor = () => sum(cards.map((share) => share.looseMinor));
  if (looseMinor() > refundMinor) keep(cards, looseMinor() - refundMinor);
  if (looseMinor() < refundMinor) {
    const stays = cards.map((share) => ({ ...share, looseMinor: share.minor - share.looseMinor }));
    const moreMinor = refundMinor - looseMinor();
    const stayingMinor = sum(stays.map((share) => share.looseMinor));
    if (moreMinor > stayingMinor) throw new RangeError('More is refunded than cards have paid');
    keep(stays, stayingMinor - moreMinor);
    for (const [index, share] of cards.entries()) share.looseMinor += stays[index]?.looseMinor ?? 0;
  }
  const byPayment = new Map<string, number>();
  for (const { payment, looseMinor: minor } of cards)
    byPayment.set(payment, (byPayment.get(payment) ?? 0) + minor);
  const stays = loose.flatMap(({ payment, room, part, minor, looseMinor: removedMinor }) =>
    minor > removedMinor ? [{ payment, room, part, minor: minor - removedMinor }] : [],
  );
  const remaining = payments.map((payment) => ({
    ...payment,
    minor: sum(stays.filter((share) => share.payment === payment.id).map(({ minor }) => minor)),
  }));
  return {
    refunds: [...byPayment].flatMap(([payment, minor]) => (minor > 0 ? [{ payment, minor }] : [])),
    shares: placePayments(parts, remaining, stays),
  };
}

/**
 * Retains up to that much of the loose shares and returns how much. Payers bear it in proportion; within one payer the
 * voucher is retained first, then the oldest.
 */
function keep(loose: readonly LooseShare[], atMostMinor: number): number {
  const payers = [...new Set(loose.map(({ payer }) => payer))].map((payer) =>
    loose.filter((share) => share.payer === payer).toSorted((a, b) => rank(a) - rank(b)),
  );
  const weights = payers.map((shares) => sum(shares.map(({ looseMinor }) => looseMinor)));
  const retainedMinor = Math.min(atMostMinor, sum(weights));
  for (const [index, minor] of allocate(retainedMinor, weights).entries()) stay(payers[index] ?? [], minor);
  return retainedMinor;
}

function stay(shares: readonly LooseShare[], minor: number): void {
  let remainingMinor = minor;
  for (const share of shares) {
    const staysMinor = Math.min(share.looseMinor, remainingMinor);
    share.looseMinor -= staysMinor;
    remainingMinor -= staysMinor;
  }
}

/** If both paid together, money is refunded before the voucher. */
function keepVoucher(loose: readonly LooseShare[]): void {
  for (const voucher of loose.filter(isVoucher)) {
    for (const card of loose.filter(({ payer, payment }) => payer === voucher.payer && payment !== VOUCHER)) {
      const minor = Math.min(voucher.looseMinor, card.minor - card.looseMinor);
      voucher.looseMinor -= minor;
      card.looseMinor += minor;
    }
  }
}

const isVoucher = ({ payment }: PaymentShare): boolean => payment === VOUCHER;
const rank = (share: PaymentShare): number => (isVoucher(share) ? 0 : 1);

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
