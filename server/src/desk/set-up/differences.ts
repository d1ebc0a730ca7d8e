import { changedPaths } from '../../hotel/changed-paths.ts';
import type { Difference } from '../../staff/audit.store.ts';

const MOST = 40;
const LONGEST = 200;

/** What differs between two values of a part, field by field, for the audit trail. */
export function differencesOf(title: string, before: unknown, after: unknown): Difference[] {
  return changedPaths(before, after)
    .slice(0, MOST)
    .map((path) => ({
      what: path === '' ? title : `${title}: ${path}`,
      was: textAt(before, path),
      now: textAt(after, path),
    }));
}

function textAt(value: unknown, path: string): string {
  const found = path
    .split(/[.[\]]+/)
    .filter((key) => key !== '')
    .reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
  const text = typeof found === 'string' ? found : JSON.stringify(found ?? null);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
