/** When the environment sets it to `whole`, long random runs are complete; `npm run prove` does so. */
const RANDOM_RUNS_VARIABLE = 'PORTICO_RANDOM_RUNS';

/** How many of a long random run are done: the first of `parts` in `npm test`, all of them in `npm run prove`. */
export function runsOf(whole: number, parts = 4): number {
  return process.env[RANDOM_RUNS_VARIABLE] === 'whole' ? whole : Math.ceil(whole / parts);
}
