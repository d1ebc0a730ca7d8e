/** One thing wrong with a property file: where it stands, what was expected there, what was found instead. */
export interface FileFault {
  /** Such as `ratePlans[1].seasons[3].price.base`; empty for the document itself. */
  readonly path: string;
  /** Completes “expected …”. */
  readonly expected: string;
  /** As JSON, shortened; absent where nothing was found. */
  readonly found?: string;
}

const LONGEST_FOUND = 80;

/** `found` is any JSON value; undefined stands for a field that is not there. */
export function fileFault(path: string, expected: string, found?: unknown): FileFault {
  if (found === undefined) return { path, expected };
  const text = JSON.stringify(found);
  return { path, expected, found: text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text };
}
