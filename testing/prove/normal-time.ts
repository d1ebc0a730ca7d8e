import type { Size } from './line.ts';

/** With some allowance for a computer that others use too. */
const TIMES_CALM = 10;
const ALWAYS_NORMAL_MS = 2_000;

/** What a booking may take while others do harm, in ms; `calmMs`: the longest that one took before. */
export const normalTime = ({ isTimed }: Pick<Size, 'isTimed'>, calmMs: number): number =>
  isTimed ? Math.max(ALWAYS_NORMAL_MS, TIMES_CALM * calmMs) : Infinity;
