/** Goes with the navigation to the same rooms on other dates, for the news of the page it leads to. */
export const datesChanged = { datesChanged: true } as const;

export function areDatesChanged(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'datesChanged' in state;
}
