import { refusals } from '@portico/contract/errors';
import { limitText, type LimitedThing } from '@portico/contract/texts/limit-texts';
import type { FastifyReply } from 'fastify';

export interface MetLimit {
  readonly thing: LimitedThing;
  /** Until it is open again. */
  readonly opensInS: number;
  /** Of the hotel. */
  readonly telephone: string;
}

/** Answers a limit that was met: 429, `Retry-After`, and words that say when to come again and whom to call. */
export function refuseTooMany(reply: FastifyReply, { thing, opensInS, telephone }: MetLimit): FastifyReply {
  const RefusalCode = 'request.too-many';
  return reply
    .header('retry-after', opensInS)
    .code(refusals[RefusalCode].status)
    .send({ Message: limitText(thing, opensInS, telephone), RefusalCode });
}
