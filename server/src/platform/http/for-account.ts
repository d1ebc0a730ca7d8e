import { errorBodySchema } from '@portico/contract/calls/error-body';
import type { z } from 'zod';

/** A call of the API for who is logged in to the hotel it names: the schemas as of `forAnyone`. */
export function forAccount<
  Taken extends { readonly [part in 'body' | 'querystring' | 'params' | 'headers']?: z.ZodType },
  Answer extends z.ZodType,
>(taken: Taken, answer: Answer) {
  return {
    config: { access: 'account' },
    schema: { ...taken, response: { 200: answer, '4xx': errorBodySchema } },
  } as const;
}
