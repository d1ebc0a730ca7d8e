/** Numbers from 0 up to, but not including, 1: always the same ones for a seed. */
export type Random = () => number;

/** The generator that is known as mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number, both ends included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** True in so many of a hundred. */
export function chance(random: Random, percent: number): boolean {
  return random() * 100 < percent;
}

/** Undefined of an empty list only. */
export function pick<T>(random: Random, list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** One of a list that has some. */
export function oneOf<T>(random: Random, list: readonly [T, ...T[]]): T {
  return pick(random, list) ?? list[0];
}

/** At least one of a list that has some, in its order. */
export function someOf<T>(random: Random, list: readonly [T, ...T[]]): T[] {
  const some = list.filter(() => chance(random, 50));
  return some.length > 0 ? some : [oneOf(random, list)];
}
