import { ApiError } from '../../lib/api-error.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';

/** The first fault of a field, by the name that the server gives it. */
export function errorOf(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fields[field]?.[0] : undefined;
}

/** All faults of a call, each with its field; or what became of the whole. */
export function issuesOf(error: Error | null): FieldIssue[] {
  if (error === null) return [];
  const faults = error instanceof ApiError ? Object.entries(error.fields) : [];
  if (faults.length === 0) return [{ message: error.message }];
  return faults.map(([fieldId, [message = error.message]]) => ({ fieldId, message }));
}
