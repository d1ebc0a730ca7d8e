/** What V8 writes: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile, with times in microseconds. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Nobody worked: the thread waited. */
const IDLE = '(idle)';

/**
 * Of the time in which the thread worked, the share (0 to 1) that was spent in functions themselves, by the name that
 * `nameOf` gives them; the largest first.
 */
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
    // A time is that until its sample was taken: it belongs to the one before.
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index + 1] ?? 0));
  }
  times.delete(IDLE);
  const worked = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]): [string, number] => [name, time / worked])
    .sort(([, one], [, other]) => other - one);
}
