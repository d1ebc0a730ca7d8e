/** What a page notes in its entry of the history: it is there again on the way back, and in no other entry. */
export function readEntry(key: string): unknown {
  return (window.history.state as Readonly<Record<string, unknown>> | null)?.[key];
}

/** Renders nothing: the router does not see it. */
export function writeEntry(key: string, value: unknown): void {
  window.history.replaceState({ ...(window.history.state as object | null), [key]: value }, '');
}
