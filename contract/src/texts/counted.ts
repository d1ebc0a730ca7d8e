/** “1 night”, “3 nights”. `many`: where it is not the word with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
