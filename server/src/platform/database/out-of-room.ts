import pg from 'pg';

const DISK_FULL = '53100';

/** Whether the database's disk had no space for a statement, which wrote nothing. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === DISK_FULL;
}
