import fc, { type GeneratorValue } from 'fast-check';

/** Draws of fast-check, one at a time: a guest's choice depends on the server's previous answers. */
export type Random = GeneratorValue;

/** Always the same draws for a seed, evenly distributed. */
export function seededRandom(seed: number): Random {
  const [random] = fc.sample(fc.gen(), { seed, numRuns: 1, unbiased: true });
  if (random === undefined) throw new Error('fast-check draws nothing');
  return random;
}

/** A whole number, both ends included. */
export function between(random: Random, least: number, most: number): number {
  return random(fc.integer, { min: least, max: most });
}

/** True with this chance in percent. */
export function chance(random: Random, percent: number): boolean {
  return between(random, 1, 100) <= percent;
}

/** Undefined only for an empty list. */
export function pick<T>(random: Random, list: readonly T[]): T | undefined {
  return list[between(random, 0, Math.max(0, list.length - 1))];
}

/** One of a non-empty list. */
export function oneOf<T>(random: Random, list: readonly [T, ...T[]]): T {
  return pick(random, list) ?? list[0];
}

/** At least one of a non-empty list, in its order. */
export function someOf<T>(random: Random, list: readonly [T, ...T[]]): T[] {
  return random(fc.subarray<T>, [...list], { minLength: 1 });
}
