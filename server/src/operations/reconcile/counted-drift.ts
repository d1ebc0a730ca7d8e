import type { DriftKind } from '@portico/contract/desk/drift-words';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { driftsAbout, type Drift } from './drift.ts';
import { moneyText } from './money-text.ts';

/** A limited quantity, beside the sums of its reservations; in pieces. */
export interface Counts {
  readonly propertyCode: string;
  /** Description for a person. */
  readonly what: string;
  /** The total quantity; like the two below, 0 without a row. */
  readonly most: number;
  readonly sold: number;
  readonly held: number;
  /** Of confirmed reservations. */
  readonly soldBooked: number;
  /** Of undecided ones. */
  readonly heldBooked: number;
}

export interface CountKinds {
  readonly sold: DriftKind;
  readonly held: DriftKind;
  readonly tooMany: DriftKind;
  /** The word for what is taken permanently. */
  readonly word: 'sold' | 'used' | 'taken';
}

export const nightKinds: CountKinds = { sold: 'sold', held: 'held', tooMany: 'overbooked', word: 'sold' };
export const extraKinds: CountKinds = {
  sold: 'extra-sold',
  held: 'extra-held',
  tooMany: 'extra-oversold',
  word: 'sold',
};
export const promotionKinds: CountKinds = {
  sold: 'promotion-used',
  held: 'promotion-held',
  tooMany: 'promotion-overused',
  word: 'used',
};

/** Covers of a restaurant; they are never held for a payment. */
export const tableKinds: CountKinds = {
  sold: 'table-taken',
  held: 'table-held',
  tooMany: 'table-overbooked',
  word: 'taken',
};

/** A count that differs from its reservations, or exceeds the total. */
export function countedDrift(counts: Counts, kinds: CountKinds): Drift[] {
  const { sold, held, soldBooked, heldBooked, most } = counts;
  const taken = sold + held;
  return driftsAbout(`${counts.propertyCode}, ${counts.what}`, [
    [sold !== soldBooked, kinds.sold, `${sold} ${kinds.word}`, `${soldBooked}`],
    [held !== heldBooked, kinds.held, `${held} held`, `${heldBooked}`],
    [taken > most, kinds.tooMany, `${taken} taken`, `at most ${most}`],
  ]);
}

/** A voucher and the bookings it pays for; minor units. */
export interface CountedVoucher {
  readonly propertyCode: string;
  readonly code: string;
  readonly currency: CurrencyCode;
  /** Initial value; like the balance, 0 without a row. */
  readonly initialMinor: number;
  readonly balanceMinor: number;
  /** Of all bookings that have not failed. */
  readonly spentMinor: number;
}

/** A balance that differs from what its bookings leave, or spending beyond its value. */
export function voucherDrift(voucher: CountedVoucher): Drift[] {
  const { currency, initialMinor, balanceMinor, spentMinor } = voucher;
  const text = (minor: number) => moneyText({ minor, currency });
  const leftMinor = initialMinor - spentMinor;
  return driftsAbout(`${voucher.propertyCode}, voucher ${voucher.code}`, [
    [balanceMinor !== leftMinor, 'voucher-balance', `${text(balanceMinor)} left`, text(leftMinor)],
    [
      spentMinor > initialMinor,
      'voucher-overspent',
      `${text(spentMinor)} spent`,
      `at most ${text(initialMinor)}`,
    ],
  ]);
}
