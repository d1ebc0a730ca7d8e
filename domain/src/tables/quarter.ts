/** A restaurant’s day in quarters of an hour from its midnight: 78 is 19:30, 97 is 00:15 of the next day. */
export const QUARTER_MINUTES = 15;

const QUARTERS_PER_HOUR = 60 / QUARTER_MINUTES;

/** The quarter that contains a time (`HH:MM`). */
export function quarterOf(time: string): number {
  return Number(time.slice(0, 2)) * QUARTERS_PER_HOUR + Math.floor(Number(time.slice(3)) / QUARTER_MINUTES);
}

/** The start of a quarter, by the clock: `19:30`, and `00:15` for one past midnight. */
export function timeOfQuarter(quarter: number): string {
  const hour = Math.floor(quarter / QUARTERS_PER_HOUR) % 24;
  const minute = (quarter % QUARTERS_PER_HOUR) * QUARTER_MINUTES;
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** `count` quarters from the first. */
export function quartersFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
