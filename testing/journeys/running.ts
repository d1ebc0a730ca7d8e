const VARIABLE = 'PORTICO_RUNNING';

/** What a journey has to know of the server that the global setup has started. */
export interface Running {
  readonly url: string;
  /** The true time at which its clock stood at STARTED_AT, in milliseconds. */
  readonly begunAt: number;
  readonly mailFolder: string;
  readonly databaseUrl: string;
  /** Has a file for each screen that was looked at for everybody. */
  readonly checkedFolder: string;
}

/** Hands it on to the processes that run the journeys. */
export function keepRunning(running: Running): void {
  process.env[VARIABLE] = JSON.stringify(running);
}

/** Throws where no global setup has started one. */
export function running(): Running {
  const kept = process.env[VARIABLE];
  if (kept === undefined) throw new Error('No server is running: start the journeys with playwright test');
  return JSON.parse(kept) as Running;
}
