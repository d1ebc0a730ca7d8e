/** Passed with the navigation to the same stay with other dates or guests, for the news of the next page. */
export type StayChange = 'dates' | 'guests';

export function stayChanged(what: StayChange): object {
  return { stayChanged: what };
}

export function changeOfStay(state: unknown): StayChange | null {
  if (typeof state !== 'object' || state === null || !('stayChanged' in state)) return null;
  return state.stayChanged === 'dates' || state.stayChanged === 'guests' ? state.stayChanged : null;
}
