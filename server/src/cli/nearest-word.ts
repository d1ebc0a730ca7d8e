/** The closest known word: the one with the fewest changed letters, if few. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(typed.length / 3));
  const near = words.map((word) => ({ word, changes: changedLetters(typed.slice(0, 80), word) }));
  const [first] = near.sort((one, other) => one.changes - other.changes);
  return first !== undefined && first.changes <= most ? first.word : undefined;
}

/** Inserted, deleted or replaced letters between two words (Levenshtein distance). */
function changedLetters(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [down, letter] of [...from].entries()) {
    const next = [down + 1];
    for (const [across, other] of [...to].entries())
      next.push(
        Math.min(
          (row[across] ?? 0) + (letter === other ? 0 : 1),
          (row[across + 1] ?? 0) + 1,
          (next[across] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The closest commands, best first, by how little their words differ from the typed ones. */
export function nearestCommands(typed: readonly string[], names: readonly string[], most: number): string[] {
  const [first = '', second] = typed.map((word) => word.toLowerCase());
  const differences = (name: string) => {
    const [verb = '', noun = ''] = name.split(' ');
    const inOrder = changedLetters(first, verb) + (second === undefined ? 0 : changedLetters(second, noun));
    // The second word may have been typed alone: `list`.
    return second === undefined ? Math.min(inOrder, changedLetters(first, noun) + 1) : inOrder;
  };
  return [...names].sort((one, other) => differences(one) - differences(other)).slice(0, most);
}
