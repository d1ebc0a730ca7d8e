import { median } from '../figures.ts';
import type { Sample } from './send-load.ts';

/**
 * Measures all in turn, round after round, so that other load on the computer affects all alike. The first round is a
 * warm-up. Returns the combined sample of each; the last is the floor of all.
 */
export async function inTurn<S extends Sample>(
  takes: readonly (() => Promise<S>)[],
  rounds: number,
): Promise<{ readonly samples: readonly S[]; readonly timesFloor: number }[]> {
  for (const take of takes) await take();
  const taken: S[][] = [];
  for (let round = 0; round < rounds; round++) {
    const samples: S[] = [];
    for (const take of takes) samples.push(await take());
    taken.push(samples);
  }
  return takes.map((_take, place) => {
    const samples = taken.flatMap((round) => round.slice(place, place + 1));
    const times = taken.map((round) => (round.at(-1)?.perSecond ?? 0) / (round[place]?.perSecond ?? 0));
    return { samples, timesFloor: median(times) };
  });
}
