/** How the embedded PostgreSQL is set up. `throwaway` trades all safety for speed and is for tests only. */
export function postgresFlags(port: number, socket: string | undefined, throwaway: boolean): string[] {
  const settings = [
    'max_connections=120',
    'timezone=UTC',
    // Failed statements and the values in them may hold guests' data; the application logs what is needed.
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
  ];
  if (throwaway) {
    settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off');
  }
  const address = socket === undefined ? ['-h', '127.0.0.1'] : ['-h', '', '-k', socket];
  return ['-p', String(port), ...address, ...settings.flatMap((setting) => ['-c', setting])];
}
