/** Where a step has something left to do: a guest of a room, a room, or the whole booking. */
export interface Pending {
  readonly roomNumber?: number;
  /** From 1 within the room. */
  readonly guestNumber?: number;
}

/** One row of a journey, in the journey's order. */
export interface StepRow<Step extends string, State> {
  readonly step: Step;
  /** False skips the step as if it did not exist. Default: it applies. */
  readonly appliesTo?: (state: State) => boolean;
  /** Undefined when the step has nothing left to do. */
  readonly pending: (state: State) => Pending | undefined;
}

export type NextStep<Step extends string> = ({ readonly step: Step } & Pending) | 'complete';

/** The first row that applies and has something left to do. */
export function firstPending<Step extends string, State>(
  table: readonly StepRow<Step, State>[],
  state: State,
): NextStep<Step> {
  for (const row of table) {
    const pending = applies(row, state) ? row.pending(state) : undefined;
    if (pending !== undefined) return { step: row.step, ...pending };
  }
  return 'complete';
}

/** Whether the step applies and no row before it has something left to do. Done steps may be entered again. */
export function isReached<Step extends string, State>(
  table: readonly StepRow<Step, State>[],
  step: Step,
  state: State,
): boolean {
  const place = table.findIndex((row) => row.step === step);
  const row = table[place];
  return (
    row !== undefined && applies(row, state) && firstPending(table.slice(0, place), state) === 'complete'
  );
}

function applies<State>({ appliesTo }: StepRow<string, State>, state: State): boolean {
  return appliesTo === undefined || appliesTo(state);
}
