import { refusals } from '@portico/contract/refusals';
import { limitText, type LimitedThing } from '@portico/contract/texts/limit-texts';
import type { FastifyReply } from 'fastify';

interface MetLimit {
  readonly thing: LimitedThing;
  /** Seconds until it resets. */
  readonly opensInS: number;
}

/**
 * Refuses at a limit: 429, `Retry-After`, and words that state when to retry and whom to call. The limit of codes has
 * its own code, because a guest may continue without one.
 */
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
