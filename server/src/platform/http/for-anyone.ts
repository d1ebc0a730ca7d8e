import { errorBodySchema } from '@portico/contract/calls/error-body';
import type { z } from 'zod';
import type { Access, LoadClass } from './server-type.ts';

type Taken = { readonly [part in 'body' | 'querystring' | 'params' | 'headers']?: z.ZodType };

/**
 * How a call of the API is declared for those of an access: by the schemas of what it takes, by that of its answer when it
 * is no refusal, and by what it counts against under load.
 */
const callFor =
  <Who extends Access>(access: Who) =>
  <Parts extends Taken, Answer extends z.ZodType>(
    taken: Parts,
    answer: Answer,
    load: LoadClass = 'reading',
  ) => ({
    config: { access, load },
    schema: { ...taken, response: { 200: answer, '4xx': errorBodySchema } },
  });

export const forAnyone = callFor('anyone');

/** For who has a grant for the booking it is about. */
export const forGrant = callFor('grant');

/** For who is logged in to the hotel it names. */
export const forAccount = callFor('account');
