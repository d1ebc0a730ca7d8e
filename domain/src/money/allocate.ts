/**
 * Allocates an amount in proportion to the weights by largest remainder. The parts are whole minor units and add up
 * exactly; the earlier part wins ties. Weights that are all 0 share evenly. Throws a RangeError on negative or
 * fractional figures, and on an amount without weights. Rule: docs/pricing.md, "Allocation".
 */
export function allocate(totalMinor: number, weights: readonly number[]): number[] {
  if (![totalMinor, ...weights].every((figure) => Number.isSafeInteger(figure) && figure >= 0)) {
    throw new RangeError('Sharing out needs whole figures of 0 or more');
  }
  if (weights.length === 0 && totalMinor > 0) throw new RangeError('Nobody takes a share');
  const shares = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const whole = shares.reduce((sum, share) => sum + BigInt(share), 0n);
  const exactParts = shares.map((share, index) => {
    const product = BigInt(totalMinor) * BigInt(share);
    return { index, floor: Number(product / whole), remainder: product % whole };
  });
  const parts = exactParts.map((part) => part.floor);
  const remaining = totalMinor - parts.reduce((sum, part) => sum + part, 0);
  const served = exactParts.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  for (const { index, floor } of served.slice(0, remaining)) parts[index] = floor + 1;
  return parts;
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
