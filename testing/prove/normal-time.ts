import type { Size } from './line.ts';

/** With some allowance for a computer shared with others. */
const TIMES_CALM = 10;
const ALWAYS_NORMAL_MS = 2_000;

/** The maximum time of a booking during faults, in ms; `calmMs`: the longest one before. */
export const normalTime = ({ isTimed }: Pick<Size, 'isTimed'>, calmMs: number): number =>
  isTimed ? Math.max(ALWAYS_NORMAL_MS, TIMES_CALM * calmMs) : Infinity;
