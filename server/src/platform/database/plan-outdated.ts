import pg from 'pg';

const FEATURE_NOT_SUPPORTED = '0A000';

/** Whether a prepared statement would answer other columns than when it was prepared: a migration came between. */
export function isPlanOutdated(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === FEATURE_NOT_SUPPORTED &&
    error.routine === 'RevalidateCachedQuery'
  );
}
