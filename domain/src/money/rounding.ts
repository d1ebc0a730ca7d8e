/** 100 % in basis points. */
export const WHOLE_BASIS_POINTS = 10_000;

/**
 * `numerator × factor ÷ divisor`, rounded once to an integer, half away from zero. Exact for all safe integers. Throws
 * a RangeError on fractions, a divisor of 0, or an unsafe result. Rule: docs/pricing.md, "Rounding".
 */
export function roundedRatio(numerator: number, factor: number, divisor: number): number {
  const product = exact(numerator) * exact(factor);
  const by = exact(divisor);
  const isNegative = product < 0n !== by < 0n;
  const quotient = (2n * absolute(product) + absolute(by)) / (2n * absolute(by));
  const rounded = Number(quotient);
  if (!Number.isSafeInteger(rounded)) throw new RangeError('The result is no safe integer');
  return isNegative && rounded !== 0 ? -rounded : rounded;
}

/** That share of an amount in minor units, rounded once. 2000 basis points are 20 %. */
export function percentageOf(amountMinor: number, basisPoints: number): number {
  return roundedRatio(amountMinor, basisPoints, WHOLE_BASIS_POINTS);
}

function exact(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError('Rounding needs safe integers');
  return BigInt(value);
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
