import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { faultText } from './fault-texts.ts';

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
