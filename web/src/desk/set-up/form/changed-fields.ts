/** The fields, by their names in the part, in which two values of it differ; of a part that is a list, its lines. */
export function changedFields(before: unknown, after: unknown): string[] {
  const [was, is] = [before, after].map((value) => new Map<string, unknown>(Object.entries(Object(value))));
  const names = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
  const changed = [...names].filter((name) => textOf(was?.get(name)) !== textOf(is?.get(name)));
  return Array.isArray(after) ? changed.map((name) => `line ${Number(name) + 1}`) : changed;
}

const textOf = (value: unknown) => JSON.stringify(value) ?? '';

/** The value as it is sent: without the empty lines of lists of lines. */
export function withoutEmptyLines(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((item) => typeof item !== 'string' || item.trim() !== '').map(withoutEmptyLines);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutEmptyLines(inner)]));
}
