import { median } from '../figures.ts';
import type { Sample } from './send-load.ts';

/** Two samples taken side by side: the subject and its baseline. */
export interface Compared {
  readonly own: Sample;
  readonly floor: Sample;
  /** Time of one, as a multiple of the floor's: the median over the rounds. */
  readonly ratio: number;
}

/**
 * Measures both in turn, round after round, so that other load on the computer affects both alike. The first round is a
 * warm-up.
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
