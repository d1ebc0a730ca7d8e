import { allocate } from '../money/allocate.ts';
import {
  placePayments,
  VOUCHER,
  type Payment,
  type PaymentShare,
  type PricedPart,
} from './payment-shares.ts';

/** A share of a payment, and what of it may go back; minor units. */
export interface LooseShare extends PaymentShare {
  readonly payer: string;
  looseMinor: number;
}

/**
 * What a change frees of the payments of a booking. `shares` say what each payment paid of the booking as it was, and `parts` what
 * the booking comes to, with what is due of each part by today. A part keeps what is due of it, the share that came first before
 * the others. What is freed first pays what is due of its own room, then of the others; several payers
 * bear that in proportion to what is freed of theirs. A voucher also stays in place of the card of its own payer, and for what
 * nobody has paid yet. Rule: docs/pricing.md, "Which payment is refunded".
 */
export function freeShares(
  parts: readonly PricedPart[],
  payments: readonly Payment[],
  shares: readonly PaymentShare[],
): LooseShare[] {
  const keptOf = new Map<PricedPart, number>();
  const kept = (part: PricedPart) => keptOf.get(part) ?? 0;
  const loose = shares.map((share): LooseShare => {
    const part = parts.find((one) => one.room === share.room && one.part === share.part);
    const payer = payments.find(({ id }) => id === share.payment)?.payer ?? share.payment;
    if (part === undefined) return { ...share, payer, looseMinor: share.minor };
    const staysMinor = Math.min(share.minor, Math.max(0, part.dueMinor - kept(part)));
    keptOf.set(part, kept(part) + staysMinor);
    return { ...share, payer, looseMinor: share.minor - staysMinor };
  });
  const missing = (of: readonly PricedPart[]) =>
    sum(of.map((part) => Math.max(0, part.dueMinor - kept(part))));
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
  const unpaidMinor = sum(parts.map((part) => Math.max(0, part.grossMinor - kept(part)))) - paidMinor;
  keep(loose.filter(isVoucher), Math.max(0, unpaidMinor));
  return loose;
}

/** What stays of the voucher, and of the payments by cards, in minor units. */
export function staying(loose: readonly LooseShare[]): { voucherMinor: number; cardsMinor: number } {
  const of = (shares: readonly LooseShare[]) =>
    sum(shares.map(({ minor, looseMinor }) => minor - looseMinor));
  return {
    voucherMinor: of(loose.filter(isVoucher)),
    cardsMinor: of(loose.filter((share) => !isVoucher(share))),
  };
}

/** What goes back to which payment, in minor units. */
export interface AllottedRefund {
  /** Each payment once, and no more than is left of it; together the whole refund. */
  readonly refunds: readonly { readonly payment: string; readonly minor: number }[];
  /** What each payment pays of the changed booking. */
  readonly shares: readonly PaymentShare[];
}

/**
 * Allots a refund (minor units) to the payments by cards: what is freed of each. Where that is more than is refunded, payers keep in
 * proportion; where it is less, the rest is taken of what stays, in proportion. What is freed of a voucher goes
 * back to it. What stays of a payment whose part is given up pays another part of `parts`, the changed booking, at once: later
 * it would share what the next payment pays. Throws a RangeError where the cards have paid less. Rule: docs/pricing.md, "Which payment is refunded".
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
  const stays = loose.flatMap(({ payment, room, part, minor, looseMinor: goneMinor }) =>
    minor > goneMinor ? [{ payment, room, part, minor: minor - goneMinor }] : [],
  );
  const left = payments.map((payment) => ({
    ...payment,
    minor: sum(stays.filter((share) => share.payment === payment.id).map(({ minor }) => minor)),
  }));
  return {
    refunds: [...byPayment].flatMap(([payment, minor]) => (minor > 0 ? [{ payment, minor }] : [])),
    shares: placePayments(parts, left, stays),
  };
}

/**
 * Lets so much of what is loose stay, or all where it is less, and answers how much. Payers bear it in proportion; of one payer the
 * voucher stays first, then what came first.
 */
function keep(loose: readonly LooseShare[], atMostMinor: number): number {
  const payers = [...new Set(loose.map(({ payer }) => payer))].map((payer) =>
    loose.filter((share) => share.payer === payer).toSorted((a, b) => rank(a) - rank(b)),
  );
  const weights = payers.map((shares) => sum(shares.map(({ looseMinor }) => looseMinor)));
  const keptMinor = Math.min(atMostMinor, sum(weights));
  for (const [index, minor] of allocate(keptMinor, weights).entries()) stay(payers[index] ?? [], minor);
  return keptMinor;
}

function stay(shares: readonly LooseShare[], minor: number): void {
  let leftMinor = minor;
  for (const share of shares) {
    const staysMinor = Math.min(share.looseMinor, leftMinor);
    share.looseMinor -= staysMinor;
    leftMinor -= staysMinor;
  }
}

/** Money goes back before the voucher does, where both paid together. */
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
