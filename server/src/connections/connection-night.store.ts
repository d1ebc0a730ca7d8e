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

interface Night {
  readonly roomTypeId: number;
  readonly ratePlanId: number;
  readonly date: LocalDate;
}

interface SetNight extends Night {
  /** The number of the last message that set each field. */
  readonly sequences: Readonly<Record<string, number>>;
}

/** Those of these nights of which a message with a higher number than `sequence` has set some field. */
export async function nightsSetAfter(
  tx: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  fields: readonly FieldNights[],
  sequence: number,
): Promise<SetNight[]> {
  const { rows } = await sql<SetNight>`
    SELECT room_type_id AS "roomTypeId", rate_plan_id AS "ratePlanId", stay_date AS date, standing.sequences
    FROM ${unnested(setNights(fields, sequence))}
    JOIN connection_night AS standing USING (room_type_id, rate_plan_id, stay_date)
    WHERE standing.property_id = ${propertyId} AND standing.connection_id = ${connectionId}
      AND standing.last_sequence > ${sequence}`.execute(tx);
  return rows;
}

/** Notes that a message has set these fields, none of which a newer one has set. */
export async function noteNights(
  tx: Transaction<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  fields: readonly FieldNights[],
  sequence: number,
): Promise<void> {
  await sql`
    INSERT INTO connection_night AS standing
      (property_id, connection_id, room_type_id, rate_plan_id, stay_date, sequences, last_sequence)
    SELECT ${propertyId}::int, ${connectionId}::uuid, room_type_id, rate_plan_id, stay_date, named.sequences,
      ${sequence}::bigint
    FROM ${unnested(setNights(fields, sequence))}
    ON CONFLICT (property_id, connection_id, room_type_id, rate_plan_id, stay_date) DO UPDATE
      SET sequences = standing.sequences || excluded.sequences,
        last_sequence = greatest(standing.last_sequence, excluded.last_sequence)`.execute(tx);
}

/** Each night once, with its fields. */
function setNights(fields: readonly FieldNights[], sequence: number): SetNight[] {
  const nights = new Map<string, Night & { sequences: Record<string, number> }>();
  for (const { roomTypeId, ratePlanId, field, dates } of fields)
    for (const date of dates) {
      const key = `${roomTypeId} ${ratePlanId} ${date}`;
      const night = nights.get(key) ?? { roomTypeId, ratePlanId, date, sequences: {} };
      night.sequences[field] = sequence;
      nights.set(key, night);
    }
  return [...nights.values()];
}

function unnested(nights: readonly SetNight[]) {
  const column = <T>(of: (night: SetNight) => T): T[] => nights.map(of);
  return sql`unnest(
      ${column(({ roomTypeId }) => roomTypeId)}::int[], ${column(({ ratePlanId }) => ratePlanId)}::int[],
      ${column(({ date }) => date)}::date[], ${column(({ sequences }) => JSON.stringify(sequences))}::jsonb[]
    ) AS named (room_type_id, rate_plan_id, stay_date, sequences)`;
}
