import pg from 'pg';

const FEATURE_NOT_SUPPORTED = '0A000';

/** Whether a migration changed the columns of a prepared statement. */
export function isPlanOutdated(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === FEATURE_NOT_SUPPORTED &&
    error.routine === 'RevalidateCachedQuery'
  );
}
