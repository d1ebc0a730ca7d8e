import type { ColumnType, JSONColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date, Date>;

/** Read as the value, written as JSON text. */
export type Json = JSONColumnType<object | null>;

/** The same, with a default. */
export type GeneratedJson = JSONColumnType<object, string | undefined>;
