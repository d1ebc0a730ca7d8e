import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The fault of a field in words for a person; a schema's own words take precedence. */
function faultText(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Missing' : `Expected ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `Expected ${issue.minimum} or more`
        : `Expected at least ${parts(issue.minimum, issue.origin)}`;
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `Expected ${issue.maximum} or less`
        : `Expected at most ${parts(issue.maximum, issue.origin)}`;
    case 'invalid_value':
      return `Expected ${issue.values.map(String).join(' or ')}`;
    case 'unrecognized_keys':
      return 'Not a field of this call';
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
      return 'Not as expected';
  }
}

function parts(count: number | bigint, origin: string): string {
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `${count} ${Number(count) === 1 ? one : many}`;
}

/** The faults of a request that its schema refuses. */
export class InvalidRequest extends Error {
  readonly issues: readonly z.core.$ZodIssue[];
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('the request does not match its schema');
    this.issues = issues;
  }
}

/** Parses each part of a request by the schema of its route. */
export const validateRequest: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const parsed = schema.safeParse(data, { error: faultText });
    return parsed.success ? { value: parsed.data } : { error: new InvalidRequest(parsed.error.issues) };
  };
