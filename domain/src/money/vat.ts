import { allocate } from './allocate.ts';
import { roundedRatio, WHOLE_BASIS_POINTS } from './rounding.ts';

/** 100 % in thousandths of a percent. */
const WHOLE_MILLIPERCENT = 100_000;

/** How a property's prices include VAT. Frozen on each reservation item. Rule: docs/pricing.md, "VAT". */
export interface VatSettings {
  /** Thousandths of a percent, the finest rate in use: 20000 is 20 %, 8875 is 8.875 %. */
  readonly rateMillipercent: number;
  /** True: prices are stored without VAT, which is added. */
  readonly isExclusive: boolean;
}

/** A percentage with at most three places, in thousandths of a percent. */
export function vatRateOf(percent: number): number {
  return Math.round(percent * 1000);
}

/** The percentage of a rate: 8875 is 8.875. */
export function vatPercent(rateMillipercent: number): number {
  return rateMillipercent / 1000;
}

/** A part of a rate plan's price with a rate of its own, such as breakfast. Frozen on each reservation item. */
export interface VatPart {
  readonly rateMillipercent: number;
  /** Of the gross price. */
  readonly shareBasisPoints: number;
}

/** One line with its VAT in minor units; net and VAT add up to gross. */
export interface VatLine {
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
}

/**
 * Splits a line's amount in minor units as the hotel stores its prices: net if exclusive, gross if inclusive. VAT is
 * rounded once, or once for each of its parts. Throws a RangeError on parts of a net price: they would change what the
 * guest pays. Rule: docs/pricing.md, "VAT", "VAT at several rates".
 */
export function withVat(amountMinor: number, vat: VatSettings, parts: readonly VatPart[] = []): VatLine {
  if (parts.length > 0) {
    if (vat.isExclusive) throw new RangeError('Only a price with VAT has parts with rates of their own');
    const vatMinor = ratesOfGross(amountMinor, vat.rateMillipercent, parts).reduce(
      (sum, one) => sum + one.vatMinor,
      0,
    );
    return { netMinor: amountMinor - vatMinor, vatMinor, grossMinor: amountMinor };
  }
  return withOneVat(amountMinor, vat);
}

/** The same at one rate, without parts. */
export function withOneVat(amountMinor: number, vat: VatSettings): VatLine {
  if (vat.isExclusive) {
    const vatMinor = roundedRatio(amountMinor, vat.rateMillipercent, WHOLE_MILLIPERCENT);
    return { netMinor: amountMinor, vatMinor, grossMinor: amountMinor + vatMinor };
  }
  const vatMinor = roundedRatio(amountMinor, vat.rateMillipercent, WHOLE_MILLIPERCENT + vat.rateMillipercent);
  return { netMinor: amountMinor - vatMinor, vatMinor, grossMinor: amountMinor };
}

/** What is taxed at one rate, in minor units. */
export interface VatAtRate {
  readonly rateMillipercent: number;
  readonly netMinor: number;
  readonly vatMinor: number;
}

/**
 * A priced line by rates of VAT: its parts at theirs, the rest at `rateMillipercent`; each once, the highest first.
 * Rule: docs/pricing.md, "VAT at several rates".
 */
export function vatAtRates(
  { netMinor, vatMinor }: Pick<VatLine, 'netMinor' | 'vatMinor'>,
  rateMillipercent: number,
  parts: readonly VatPart[] = [],
): VatAtRate[] {
  return parts.length === 0
    ? [{ rateMillipercent, netMinor, vatMinor }]
    : ratesOfGross(netMinor + vatMinor, rateMillipercent, parts);
}

function ratesOfGross(grossMinor: number, rateMillipercent: number, parts: readonly VatPart[]): VatAtRate[] {
  const ofParts = parts.reduce((sum, { shareBasisPoints }) => sum + shareBasisPoints, 0);
  const rest = { rateMillipercent, shareBasisPoints: WHOLE_BASIS_POINTS - ofParts };
  const all = [rest, ...parts].filter(({ shareBasisPoints }) => shareBasisPoints > 0);
  const amounts = allocate(
    grossMinor,
    all.map(({ shareBasisPoints }) => shareBasisPoints),
  );
  return sumAtRates(
    all.map((part, index) => {
      const { netMinor, vatMinor } = withVat(amounts[index] ?? 0, { ...part, isExclusive: false });
      return { rateMillipercent: part.rateMillipercent, netMinor, vatMinor };
    }),
  );
}

/** The same sums with each rate once, the highest first. */
export function sumAtRates(lines: readonly VatAtRate[]): VatAtRate[] {
  const byRate = new Map<number, VatAtRate>();
  for (const { rateMillipercent, netMinor, vatMinor } of lines) {
    const sum = byRate.get(rateMillipercent) ?? { netMinor: 0, vatMinor: 0 };
    byRate.set(rateMillipercent, {
      rateMillipercent,
      netMinor: sum.netMinor + netMinor,
      vatMinor: sum.vatMinor + vatMinor,
    });
  }
  return [...byRate.values()].sort((a, b) => b.rateMillipercent - a.rateMillipercent);
}
