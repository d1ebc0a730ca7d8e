import { refusals } from '@portico/contract/refusals';
import { limitText, type LimitedThing } from '@portico/contract/texts/limit-texts';
import type { FastifyReply } from 'fastify';

interface MetLimit {
  readonly thing: LimitedThing;
  /** Until it is open again. */
  readonly opensInS: number;
}

/** Answers a limit that was met: 429, the limit of codes by a code of its own since a guest may go on without one, `Retry-After`, and words that say when to come again and whom to call. */
export function refuseTooMany(
  reply: FastifyReply,
  { thing, opensInS }: MetLimit,
  { telephone }: { readonly telephone: string },
): FastifyReply {
  const RefusalCode = thing === 'codes' ? 'request.too-many-codes' : 'request.too-many';
  return reply
    .header('retry-after', opensInS)
    .code(refusals[RefusalCode].status)
    .send({ Message: limitText(thing, opensInS, telephone), RefusalCode });
}
