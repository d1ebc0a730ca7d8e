const VARIABLE = 'PORTICO_RUNNING';

/** What a journey needs to know of the server started by the global setup. */
export interface Running {
  readonly url: string;
  /** The real time at which its clock stood at STARTED_AT, in milliseconds. */
  readonly begunAt: number;
  readonly mailFolder: string;
  readonly databaseUrl: string;
  /** Has a file for each screen already checked, shared by all processes. */
  readonly checkedFolder: string;
}

/** Passes it to the processes that run the journeys. */
export function keepRunning(running: Running): void {
  process.env[VARIABLE] = JSON.stringify(running);
}

/** Throws when no global setup has started one. */
export function running(): Running {
  const stored = process.env[VARIABLE];
  if (stored === undefined) throw new Error('No server is running: start the journeys with playwright test');
  return JSON.parse(stored) as Running;
}
