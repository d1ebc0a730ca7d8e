/** “Saver · 2 adults”: facts beside each other, whose dot neither ends nor begins a line. */
export function dotted(...facts: readonly string[]): string {
  return facts.join('\u00a0·\u00a0');
}
