import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { sql, type RawBuilder } from 'kysely';
import type { FoundBy } from './found-by-text.ts';

/** Bookings looked through for one way to find them, coming and past each. */
export const MOST_OF_EACH = 500;

/** After every text that begins the same, in the order of bytes. */
const LAST = '\u{10FFFF}';

const bookerName = (first: string, second: string) =>
  sql`folded((booker ->> ${sql.lit(first)}) || ' ' || (booker ->> ${sql.lit(second)})) COLLATE "C"`;
const guestName = (first: string, second: string) =>
  sql`folded((lead_guest ->> ${sql.lit(first)}) || ' ' || (lead_guest ->> ${sql.lit(second)})) COLLATE "C"`;
const namePart = sql`folded(regexp_replace(booker ->> 'lastName', '^.*[ -]', '')) COLLATE "C"`;

interface Scan {
  readonly table: 'reservation' | 'reservation_item';
  /** As its index has it, or the index is not used: 0044_desk_bookings.sql. */
  readonly text: RawBuilder<unknown>;
  readonly begins: RawBuilder<unknown>;
  readonly last?: string;
  readonly where?: RawBuilder<unknown>;
}

/**
 * A query of `scan` and `reservation_id`: the bookings that a text may mean, at most MOST_OF_EACH of each scan. `today`
 * parts them, so that coming ones are found among many past ones.
 */
export function candidatesQuery(propertyId: PropertyId, by: FoundBy, today: LocalDate): RawBuilder<unknown> {
  const parts = scansOf(by).flatMap(({ table, text, begins, last = LAST, where = sql`true` }, index) =>
    [sql`arrival >= ${today}::date`, sql`arrival < ${today}::date`].map(
      (half, place) => sql`
        (SELECT ${sql.lit(2 * index + place)} AS scan, reservation_id FROM ${sql.table(table)}
          WHERE property_id = ${propertyId} AND ${text} >= ${begins} AND ${text} < ${begins} || ${last}
            AND ${half} AND ${where}
          LIMIT ${sql.lit(MOST_OF_EACH)})`,
    ),
  );
  return sql.join(parts, sql` UNION ALL `);
}

function scansOf({ number, name, email, phone }: FoundBy): Scan[] {
  const folded = sql`folded(${name})`;
  return [
    ...(number === null
      ? []
      : [
          {
            table: 'reservation',
            text: sql`reference_number`,
            begins: sql`${number}::text`,
            last: 'ZZZZZZZZZZ',
          } as const,
        ]),
    ...(name === null
      ? []
      : ([
          { table: 'reservation', text: bookerName('lastName', 'firstName'), begins: folded },
          { table: 'reservation', text: bookerName('firstName', 'lastName'), begins: folded },
          {
            table: 'reservation',
            text: namePart,
            begins: folded,
            where: sql`booker ->> 'lastName' ~ '[ -]'`,
          },
          { table: 'reservation_item', text: guestName('lastName', 'firstName'), begins: folded },
          { table: 'reservation_item', text: guestName('firstName', 'lastName'), begins: folded },
        ] as const)),
    ...(email === null
      ? []
      : [
          {
            table: 'reservation',
            text: sql`lower(booker ->> 'email') COLLATE "C"`,
            begins: sql`${email}::text`,
          } as const,
        ]),
    ...(phone === null
      ? []
      : [
          {
            table: 'reservation',
            text: sql`reverse(regexp_replace(booker ->> 'phone', '\\D', '', 'g')) COLLATE "C"`,
            begins: sql`${phone}::text`,
          } as const,
        ]),
  ];
}
