import * as z from 'zod';
import { fileFault, type FileFault } from './file-fault.ts';

type SchemaIssue = z.core.$ZodIssue;

/** A schema's issues as faults of the property file. */
export function schemaFaults(document: unknown, issues: readonly SchemaIssue[]): FileFault[] {
  return issues.flatMap((issue) => {
    const found = valueAt(document, issue.path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        fileFault(z.core.toDotPath([...issue.path, key]), 'no field of this name', valueAt(found, [key])),
      );
    }
    return [fileFault(z.core.toDotPath(issue.path), expectationOf(issue), found)];
  });
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  let value = document;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function expectationOf(issue: SchemaIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue ? oneOf(issue.options ?? []) : ownText(issue.message);
    case 'too_small':
      return `${Number(issue.minimum)} or more${unitOf(issue.origin)}`;
    case 'too_big':
      return `at most ${Number(issue.maximum)}${unitOf(issue.origin)}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'an e-mail address' : ownText(issue.message);
    case 'invalid_key':
      return ownText(issue.issues[0]?.message ?? issue.message);
    case 'custom':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return ownText(issue.message);
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;
}

/** The schema's own messages start with “Expected”. */
function ownText(message: string): string {
  return message.replace(/^Expected /, '');
}
