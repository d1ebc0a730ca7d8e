import type { CurrencyCode } from '@portico/domain/money/currency';
import { driftsAbout, type Drift, type DriftKind } from './drift.ts';
import { moneyText } from './money-text.ts';

/** What can run out, beside what its reservations add up to; numbers of pieces. */
export interface Counts {
  readonly propertyCode: string;
  /** Which, for a person. */
  readonly what: string;
  /** How much there is; 0, as are the two below, where it has no row. */
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
  /** What has become of what is taken for good. */
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

/** Covers of a restaurant; none of them wait for a payment. */
export const tableKinds: CountKinds = {
  sold: 'table-taken',
  held: 'table-held',
  tooMany: 'table-overbooked',
  word: 'taken',
};

/** Where it counts something else than its reservations have, or more than there is. */
export function countedDrift(counts: Counts, kinds: CountKinds): Drift[] {
  const { sold, held, soldBooked, heldBooked, most } = counts;
  const taken = sold + held;
  return driftsAbout(`${counts.propertyCode}, ${counts.what}`, [
    [sold !== soldBooked, kinds.sold, `${sold} ${kinds.word}`, `${soldBooked}`],
    [held !== heldBooked, kinds.held, `${held} held`, `${heldBooked}`],
    [taken > most, kinds.tooMany, `${taken} taken`, `at most ${most}`],
  ]);
}

/** A voucher beside the bookings it pays for; minor units. */
export interface CountedVoucher {
  readonly propertyCode: string;
  readonly code: string;
  readonly currency: CurrencyCode;
  /** What it was worth; 0, as the balance, where it has no row. */
  readonly initialMinor: number;
  readonly balanceMinor: number;
  /** Of all bookings that have not come to nothing. */
  readonly spentMinor: number;
}

/** Where a voucher has another balance than its bookings leave, or was spent for more than it was worth. */
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
