/** The least length of stay, in nights, that rates ask for: null where one of them asks for none, or there is none. */
export function leastStay(lengths: readonly (number | null)[]): number | null {
  const asked = lengths.filter((length) => length !== null);
  return asked.length === 0 || asked.length < lengths.length ? null : Math.min(...asked);
}
