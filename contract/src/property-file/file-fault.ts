/** A fault in a property file: its path, what was expected, and what was found. */
export interface FileFault {
  /** Such as `ratePlans[1].seasons[3].price.base`; empty for the document itself. */
  readonly path: string;
  /** Completes “expected …”. */
  readonly expected: string;
  /** As JSON, shortened; absent if nothing was found. */
  readonly found?: string;
}

/** A parsed file, or all its faults. */
export type ReadFile<File> =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

const LONGEST_FOUND = 80;

/** `found` is any JSON value; undefined means a missing field. */
export function fileFault(path: string, expected: string, found?: unknown): FileFault {
  if (found === undefined) return { path, expected };
  const text = JSON.stringify(found);
  return { path, expected, found: text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text };
}

export function faultIf(isWrong: boolean, path: string, expected: string, found?: unknown): FileFault[] {
  return isWrong ? [fileFault(path, expected, found)] : [];
}

/** Two numbers, dates or times under their names; if both are given, the second must not be below the first. */
type Pair = Readonly<Record<string, number | null | undefined> | Record<string, string | null | undefined>>;

/** A fault if the pair is reversed; `path`: of its parent. */
export function orderFaults(path: string, pair: Pair): FileFault[] {
  const [[name = '', least] = [], [other = '', found] = []] = Object.entries(pair);
  if (least === undefined || least === null || found === undefined || found === null) return [];
  const isNumber = typeof least === 'number';
  const isInOrder = isNumber ? least <= Number(found) : least <= String(found);
  const expected = `${least} or ${isNumber ? 'more' : 'later'}, as ${name} says`;
  return faultIf(!isInOrder, `${path}.${other}`, expected, found);
}
