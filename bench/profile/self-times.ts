/**
 * V8's format: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile, with times in
 * microseconds.
 */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** The thread was idle. */
const IDLE = '(idle)';

/** The share (0 to 1) of busy time spent in each function itself, by the name from `nameOf`; the largest first. */
export function selfTimes(
  { nodes, samples, timeDeltas }: CpuProfile,
  nameOf: (functionName: string, url: string, line: number) => string,
): [name: string, share: number][] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      functionName === IDLE ? IDLE : nameOf(functionName, url, lineNumber + 1),
    ]),
  );
  const times = new Map<string, number>();
  for (const [index, sample] of samples.entries()) {
    const name = names.get(sample) ?? IDLE;
    // A delta is the time before its sample, so it belongs to the previous one.
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index + 1] ?? 0));
  }
  times.delete(IDLE);
  const worked = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]): [string, number] => [name, time / worked])
    .sort(([, one], [, other]) => other - one);
}
