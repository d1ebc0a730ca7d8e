import type { BookingWorld } from './booking-world.ts';

/** The number of declined cards counted for the whole hotel. */
export async function hotelDeclines({ db }: Pick<BookingWorld, 'db'>): Promise<number> {
  const rows = await db.database.kysely
    .selectFrom('rate_limit')
    .select('counted')
    .where('kind', '=', 'declines-per-hotel')
    .execute();
  return rows.reduce((sum, { counted }) => sum + counted, 0);
}
