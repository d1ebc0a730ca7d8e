/** “Saver · 2 adults”: facts in a row; a line never starts or ends with the dot. */
export function dotted(...facts: readonly string[]): string {
  return facts.join('\u00a0·\u00a0');
}
