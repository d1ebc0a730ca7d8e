/** What a page notes in its entry of the history: it is there again on the way back, and in no other entry. */
export function readEntry(key: string): unknown {
  return new Map(Object.entries(entry())).get(key);
}

/** Renders nothing: the router does not see it. */
export function writeEntry(key: string, value: unknown): void {
  window.history.replaceState({ ...entry(), [key]: value }, '');
}

function entry(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
