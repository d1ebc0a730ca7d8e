import pg from 'pg';

const DATE = 1082;
const DATES = 1182;
const BIGINT = 20;
const BIGINTS = 1016;

/**
 * Column parsers: `date` as local date 'YYYY-MM-DD' (the driver would shift it by the time zone); `bigint` as a number,
 * throwing if it is not exact.
 */
export function columnValues(): pg.TypeOverrides {
  const values = new pg.TypeOverrides();
  values.setTypeParser(DATE, (text: string) => text);
  values.setTypeParser(DATES, (text: string) => listOf(text, (date) => date));
  values.setTypeParser(BIGINT, safeInteger);
  values.setTypeParser(BIGINTS, (text: string) => listOf(text, safeInteger));
  return values;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond the safe integers`);
  return value;
}

function listOf<T>(text: string, read: (item: string) => T): (T | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : read(item)));
}
