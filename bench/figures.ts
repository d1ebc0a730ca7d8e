/** The value below which `share` (0 to 1) of the samples lie; NaN without samples. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** “1,234”. */
export const whole = (value: number): string => grouped.format(value);

/** “0.42”, “4.2”, “42”: two significant digits. */
export const milliseconds = (value: number): string =>
  value < 9.95 ? value.toPrecision(2) : grouped.format(value);

/** “1.25”. */
export const ratio = (value: number): string => value.toFixed(2);

/** Thousands of bytes: “12.3”. */
export const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);
