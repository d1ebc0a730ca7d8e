import { z } from 'zod';

type Issue = z.core.$ZodIssue;

const mostFields = 50;
const longestField = 100;

/**
 * The fields of a request that are at fault, each with its messages: `Rooms[0].NumberOfAdults`. A fault of the whole
 * body stands under `Body`. At most 50 fields, so that an answer stays small whatever was sent.
 */
export function modelState(issues: readonly Issue[]): Record<string, string[]> {
  const state = new Map<string, string[]>();
  for (const issue of issues) {
    for (const path of pathsOf(issue)) {
      const field = nameOf(path).slice(0, longestField);
      const messages = state.get(field);
      if (messages !== undefined) messages.push(issue.message);
      else if (state.size < mostFields) state.set(field, [issue.message]);
    }
  }
  return Object.fromEntries(state);
}

/** What stands in nothing has its own name, which of a header need not be one of code: `idempotency-key`. */
function nameOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'Body';
  return path.length === 1 ? String(path[0]) : z.core.toDotPath(path);
}

function pathsOf(issue: Issue): readonly PropertyKey[][] {
  if (issue.code !== 'unrecognized_keys') return [issue.path];
  return issue.keys.slice(0, mostFields).map((key) => [...issue.path, key]);
}
