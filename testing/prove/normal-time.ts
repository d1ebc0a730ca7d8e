/** With some allowance for a computer that others use too. */
const TIMES_CALM = 10;
const ALWAYS_NORMAL_MS = 2_000;

/** What a booking may take while others do harm; `calmMs`: the longest that one took before. */
export const normalTime = (calmMs: number): number => Math.max(ALWAYS_NORMAL_MS, TIMES_CALM * calmMs);
