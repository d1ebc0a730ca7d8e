import pg from 'pg';

const DISK_FULL = '53100';

/** Whether the disk of the database had no room for a statement, which wrote nothing. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === DISK_FULL;
}
