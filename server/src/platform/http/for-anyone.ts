import { errorBodySchema } from '@portico/contract/calls/error-body';
import type { z } from 'zod';

/** A call of the API that anyone may make: the schemas of what it takes, and that of its answer when it is no refusal. */
export function forAnyone<
  Taken extends { readonly [part in 'body' | 'querystring' | 'params' | 'headers']?: z.ZodType },
  Answer extends z.ZodType,
>(taken: Taken, answer: Answer) {
  return {
    config: { access: 'anyone' },
    schema: { ...taken, response: { 200: answer, '4xx': errorBodySchema } },
  } as const;
}

/** The same of a call for who has a grant for the booking it is about. */
export function forGrant<
  Taken extends { readonly [part in 'body' | 'querystring' | 'params' | 'headers']?: z.ZodType },
  Answer extends z.ZodType,
>(taken: Taken, answer: Answer) {
  return { ...forAnyone(taken, answer), config: { access: 'grant' } } as const;
}
