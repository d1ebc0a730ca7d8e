import { median } from '../figures.ts';
import type { Sample } from './send-load.ts';

/** Two samples taken side by side: the thing itself, and what it is compared with. */
export interface Compared {
  readonly own: Sample;
  readonly floor: Sample;
  /** Time for one, as a multiple of the floor's: the median over the rounds. */
  readonly ratio: number;
}

/**
 * Takes both in turn, round after round, so that whatever else the computer does meets both alike; the first of each
 * only warms up.
 */
export async function inTurn(
  own: () => Promise<Sample>,
  floor: () => Promise<Sample>,
  rounds: number,
): Promise<Compared> {
  await own();
  await floor();
  const pairs: { own: Sample; floor: Sample }[] = [];
  for (let round = 0; round < rounds; round++) pairs.push({ own: await own(), floor: await floor() });
  return {
    own: together(pairs.map((pair) => pair.own)),
    floor: together(pairs.map((pair) => pair.floor)),
    ratio: median(pairs.map((pair) => pair.floor.perSecond / pair.own.perSecond)),
  };
}

function together(samples: readonly Sample[]): Sample {
  return {
    latencies: samples.flatMap(({ latencies }) => latencies),
    perSecond: median(samples.map(({ perSecond }) => perSecond)),
  };
}
