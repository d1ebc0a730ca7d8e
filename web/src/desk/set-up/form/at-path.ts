/** A place in a JSON value, written as faults of the property file are: `images[0].alt`. */
function keysOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter((key) => key !== '');
}

/** The value at a path; undefined: there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
}

/** The value with another one at a path; undefined: without it. What is missing on the way is made. */
export function withValueAt(value: unknown, path: string, next: unknown): unknown {
  return replaced(value, keysOf(path), next);
}

function replaced(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  const inner = replaced(Reflect.get(Object(value), key), rest, next);
  if (Array.isArray(value)) {
    const at = Number(key);
    const others: readonly unknown[] = value;
    return inner === undefined ? others.filter((_, index) => index !== at) : others.with(at, inner);
  }
  const others = Object.entries<unknown>(Object(value)).filter(([name]) => name !== key);
  return Object.fromEntries(inner === undefined ? others : [...others, [key, inner]]);
}

/** The list at a path; empty where there is none. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** The text at a path; empty where there is none. */
export function textAt(value: unknown, path: string): string {
  const found = valueAt(value, path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}
