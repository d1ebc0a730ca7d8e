/** One thing wrong with a property file: where it stands, what was expected there, what was found instead. */
export interface FileFault {
  /** Such as `ratePlans[1].seasons[3].price.base`; empty for the document itself. */
  readonly path: string;
  /** Completes “expected …”. */
  readonly expected: string;
  /** As JSON, shortened; absent where nothing was found. */
  readonly found?: string;
}

/** A file that was read, or all that is wrong with it. */
export type ReadFile<File> =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

const LONGEST_FOUND = 80;

/** `found` is any JSON value; undefined stands for a field that is not there. */
export function fileFault(path: string, expected: string, found?: unknown): FileFault {
  if (found === undefined) return { path, expected };
  const text = JSON.stringify(found);
  return { path, expected, found: text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text };
}

/** One where something is wrong, otherwise none. */
export function faultIf(isWrong: boolean, path: string, expected: string, found?: unknown): FileFault[] {
  return isWrong ? [fileFault(path, expected, found)] : [];
}

/** Two numbers, dates or times of one thing under their names; where both are given, the second is not below the first. */
type Pair = Readonly<Record<string, number | null | undefined> | Record<string, string | null | undefined>>;

/** A pair the wrong way round; `path`: of the thing. */
export function orderFaults(path: string, pair: Pair): FileFault[] {
  const [[name = '', least] = [], [other = '', found] = []] = Object.entries(pair);
  if (least === undefined || least === null || found === undefined || found === null) return [];
  const isNumber = typeof least === 'number';
  const isInOrder = isNumber ? least <= Number(found) : least <= String(found);
  const expected = `${least} or ${isNumber ? 'more' : 'later'}, as ${name} says`;
  return faultIf(!isInOrder, `${path}.${other}`, expected, found);
}
