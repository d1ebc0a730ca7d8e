import type { LocalDate } from '@portico/domain/calendar/local-date';
import { DOUBLE } from '../builders/hotel-file.ts';
import type { Stage } from './stage/stage.ts';

/** The doubles held unpaid on a night. */
export function heldOn(stage: Stage, night: LocalDate): Promise<number> {
  return stage.withDatabase(async ({ kysely }) => {
    const row = await kysely
      .selectFrom('room_night')
      .select('held')
      .where('room_type_id', '=', DOUBLE)
      .where('stay_date', '=', night)
      .executeTakeFirstOrThrow();
    return row.held;
  });
}
