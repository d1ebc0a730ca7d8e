/** “1 night”, “3 nights”. `many`: an irregular plural. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
