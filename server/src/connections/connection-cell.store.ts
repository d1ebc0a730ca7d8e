import type { LocalDate } from '@portico/domain/calendar/local-date';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { ConnectionKey } from './connection.store.ts';

/** One field of some nights: of a rate plan in a room type, or of the room type's rooms (`ratePlanId` 0). */
export interface FieldNights {
  readonly roomTypeId: number;
  readonly ratePlanId: number;
  readonly field: string;
  readonly dates: readonly LocalDate[];
}

interface Cell {
  readonly roomTypeId: number;
  readonly ratePlanId: number;
  readonly field: string;
  readonly date: LocalDate;
}

/** Those of these cells that a message with a higher number than `sequence` has set. */
export async function cellsSetAfter(
  tx: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  cells: readonly FieldNights[],
  sequence: number,
): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    SELECT cell.room_type_id AS "roomTypeId", cell.rate_plan_id AS "ratePlanId", cell.field, cell.stay_date AS date
    FROM ${unnested(cells)}
    JOIN connection_cell AS cell
      ON cell.property_id = ${propertyId} AND cell.connection_id = ${connectionId}
        AND cell.room_type_id = named.room_type_id AND cell.rate_plan_id = named.rate_plan_id
        AND cell.field = named.field AND cell.stay_date = named.stay_date
    WHERE cell.sequence > ${sequence}`.execute(tx);
  return rows;
}

/** Notes that a message has set these cells. */
export async function noteCells(
  tx: Transaction<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  cells: readonly FieldNights[],
  sequence: number,
): Promise<void> {
  await sql`
    INSERT INTO connection_cell AS cell
      (property_id, connection_id, room_type_id, rate_plan_id, field, stay_date, sequence)
    SELECT DISTINCT ${propertyId}::int, ${connectionId}::uuid, room_type_id, rate_plan_id, field, stay_date,
      ${sequence}::bigint
    FROM ${unnested(cells)}
    ON CONFLICT (property_id, connection_id, room_type_id, rate_plan_id, field, stay_date)
      DO UPDATE SET sequence = greatest(cell.sequence, excluded.sequence)`.execute(tx);
}

function unnested(nights: readonly FieldNights[]) {
  const cells = nights.flatMap(({ dates, ...cell }) => dates.map((date) => ({ ...cell, date })));
  const column = <T>(of: (cell: Cell) => T): T[] => cells.map(of);
  return sql`unnest(
      ${column(({ roomTypeId }) => roomTypeId)}::int[], ${column(({ ratePlanId }) => ratePlanId)}::int[],
      ${column(({ field }) => field)}::text[], ${column(({ date }) => date)}::date[]
    ) AS named (room_type_id, rate_plan_id, field, stay_date)`;
}
