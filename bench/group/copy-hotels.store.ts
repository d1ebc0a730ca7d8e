import type { PropertyId } from '@portico/domain/ids';
import type { Database } from '@portico/server/platform/database/database';
import { sql } from 'kysely';

/** Hotels like one that is there, by the ids from `first` on, with all its nights and prices; their codes are `M` and the id. */
export async function copyHotels(
  { kysely }: Database,
  template: PropertyId,
  first: number,
  count: number,
): Promise<void> {
  const last = first + count - 1;
  await sql`
    INSERT INTO property (property_id, code, definition, rates_version, imported_at)
    SELECT id, 'm' || id,
           jsonb_set(jsonb_set(definition, '{property,id}', to_jsonb(id)), '{property,code}', to_jsonb('M' || id)),
           rates_version, imported_at
    FROM property, generate_series(${first}::int, ${last}::int) AS id WHERE property_id = ${template}`.execute(
    kysely,
  );
  await sql`
    INSERT INTO room_night (property_id, room_type_id, stay_date, allotment)
    SELECT id, room_type_id, stay_date, allotment
    FROM generate_series(${first}::int, ${last}::int) AS id, room_night WHERE property_id = ${template}`.execute(
    kysely,
  );
  await sql`
    INSERT INTO rate_night
    SELECT id, rate_plan_id, room_type_id, stay_date, version, open, base, per_room, per_adult, per_child,
           per_infant, per_person_adult, per_person_child, per_person_infant, min_stay, max_stay,
           closed_to_arrival, closed_to_departure, min_advance, max_advance
    FROM generate_series(${first}::int, ${last}::int) AS id, rate_night WHERE property_id = ${template}`.execute(
    kysely,
  );
}
