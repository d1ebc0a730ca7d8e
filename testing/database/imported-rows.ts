import type { Database } from '@portico/server/platform/database/database';

/** Everything an import of a property file may write. */
export async function importedRows({ kysely }: Database) {
  return {
    property: await kysely.selectFrom('property').selectAll().orderBy('property_id').execute(),
    rooms: await kysely
      .selectFrom('room_night')
      .selectAll()
      .orderBy('room_type_id')
      .orderBy('stay_date')
      .execute(),
    rates: await kysely
      .selectFrom('rate_night')
      .selectAll()
      .orderBy('rate_plan_id')
      .orderBy('room_type_id')
      .orderBy('stay_date')
      .orderBy('version')
      .execute(),
    changes: await kysely.selectFrom('night_change').selectAll().orderBy('changed_at').execute(),
  };
}
