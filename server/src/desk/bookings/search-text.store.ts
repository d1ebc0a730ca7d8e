import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { sql, type RawBuilder } from 'kysely';
import type { FoundBy } from './found-by-text.ts';

/** Bookings looked through for one way to find them, coming and past each. */
export const MOST_OF_EACH = 300;

/** After every text that begins the same, in the order of bytes. */
const LAST = '\u{10FFFF}';

const bookerName = (first: string, second: string) =>
  sql`folded((booker ->> ${sql.lit(first)}) || ' ' || (booker ->> ${sql.lit(second)})) COLLATE "C"`;
const guestName = (first: string, second: string) =>
  sql`folded((lead_guest ->> ${sql.lit(first)}) || ' ' || (lead_guest ->> ${sql.lit(second)})) COLLATE "C"`;
const namePart = sql`folded(regexp_replace(booker ->> 'lastName', '^.*[ -]', '')) COLLATE "C"`;

interface Scan {
  readonly table: 'reservation' | 'reservation_item';
  /** As an index has it, or it is not used: 0044_desk_bookings.sql, 0052_desk_lists.sql. */
  readonly where: RawBuilder<unknown>;
}

function beginsWith(text: RawBuilder<unknown>, begin: RawBuilder<unknown>, last = LAST): RawBuilder<unknown> {
  return sql`${text} >= ${begin} AND ${text} < ${begin} || ${last}`;
}

/** Of a word of fellow_names, quoted for a text search. */
function fellowBegins(propertyId: PropertyId, name: string): RawBuilder<unknown> {
  const word = sql`${`${propertyId} `}::text || folded(${name})`;
  const quoted = sql`replace(replace(${word}, '\\', '\\\\'), '''', '''''')`;
  return sql`fellow_names(property_id, guests) @@ ('''' || ${quoted} || ''':*')::tsquery`;
}

/**
 * A query of `scan` and `reservation_id`: the bookings that a text may mean, at most MOST_OF_EACH of each scan. `today`
 * parts them, so that coming ones are found among many past ones.
 */
export function candidatesQuery(propertyId: PropertyId, by: FoundBy, today: LocalDate): RawBuilder<unknown> {
  return scansQuery(propertyId, scansOf(propertyId, by), today);
}

/** As `candidatesQuery`, of bookings whose booker the text may mean. */
export function bookersQuery(propertyId: PropertyId, by: FoundBy, today: LocalDate): RawBuilder<unknown> {
  const scans = scansOf(propertyId, { ...by, number: null, otherNumber: null });
  const ofBooker = scans.filter(({ table }) => table === 'reservation');
  return scansQuery(propertyId, ofBooker, today);
}

function scansQuery(propertyId: PropertyId, scans: readonly Scan[], today: LocalDate): RawBuilder<unknown> {
  const parts = scans.flatMap(({ table, where }, index) =>
    [sql`arrival >= ${today}::date`, sql`arrival < ${today}::date`].map(
      (half, place) => sql`
        (SELECT ${sql.lit(2 * index + place)} AS scan, reservation_id FROM ${sql.table(table)}
          WHERE property_id = ${propertyId} AND ${where} AND ${half}
          LIMIT ${sql.lit(MOST_OF_EACH)})`,
    ),
  );
  return sql.join(parts, sql` UNION ALL `);
}

function scansOf(propertyId: PropertyId, { number, otherNumber, name, email, phone }: FoundBy): Scan[] {
  const ofNumber =
    number === null ? [] : [beginsWith(sql`reference_number`, sql`${number}::text`, 'ZZZZZZZZZZ')];
  const ofOtherNumber =
    otherNumber === null
      ? []
      : [
          sql`reservation_id IN (SELECT reservation_id FROM other_number WHERE property_id = ${propertyId}
            AND ${beginsWith(sql`upper(number) COLLATE "C"`, sql`${otherNumber}::text`)} LIMIT ${sql.lit(MOST_OF_EACH)})`,
        ];
  const ofEmail =
    email === null ? [] : [beginsWith(sql`lower(booker ->> 'email') COLLATE "C"`, sql`${email}::text`)];
  const reversed = sql`reverse(regexp_replace(booker ->> 'phone', '\\D', '', 'g')) COLLATE "C"`;
  const ofPhone = phone === null ? [] : [beginsWith(reversed, sql`${phone}::text`)];
  return [
    ...ofNumber.map(inTable('reservation')),
    ...ofOtherNumber.map(inTable('reservation')),
    ...(name === null ? [] : scansOfName(propertyId, name)),
    ...ofEmail.map(inTable('reservation')),
    ...ofPhone.map(inTable('reservation')),
  ];
}

function scansOfName(propertyId: PropertyId, name: string): Scan[] {
  const folded = sql`folded(${name})`;
  const isOfSeveral = sql`booker ->> 'lastName' ~ '[ -]'`;
  const ofBooker = [
    beginsWith(bookerName('lastName', 'firstName'), folded),
    beginsWith(bookerName('firstName', 'lastName'), folded),
    sql`${beginsWith(namePart, folded)} AND ${isOfSeveral}`,
  ];
  const ofGuest = [
    beginsWith(guestName('lastName', 'firstName'), folded),
    beginsWith(guestName('firstName', 'lastName'), folded),
    fellowBegins(propertyId, name),
  ];
  return [...ofBooker.map(inTable('reservation')), ...ofGuest.map(inTable('reservation_item'))];
}

const inTable =
  (table: Scan['table']) =>
  (where: RawBuilder<unknown>): Scan => ({ table, where });
