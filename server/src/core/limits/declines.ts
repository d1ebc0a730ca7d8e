/** Kinds of what is counted of declined cards, in windows of that many seconds; docs/limits.md, "Cards". */
export const ADDRESS_DECLINES = 'declines-per-address';
export const HOTEL_DECLINES = 'declines-per-hotel';
export const DECLINES_WINDOW_S = 15 * 60;
