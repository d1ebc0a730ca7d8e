import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidAnswer } from '../../core/booking/refusal-answer.ts';
import { leavePlace } from '../../platform/http/bounded-concurrency.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import type { PasswordFrom } from './check-password.ts';

/** Answers a refusal of message style. */
export function refuseAccount(
  reply: FastifyReply,
  refusal: AccountRefusal | { readonly code: 'account.logged-out' },
): FastifyReply {
  switch (refusal.code) {
    case 'request.invalid':
      return reply.code(400).send(invalidAnswer(refusal.faults, undefined));
    case 'request.too-many':
      return refuseTooMany(reply, refusal);
    case 'property.unknown':
    case 'account.not-offered':
    case 'account.logged-out':
      return refuse(reply, refusal.code);
  }
}

/** Whoever waits for a password to be looked at leaves the request's place to others. */
export function passwordFrom(request: FastifyRequest, { delay }: Pick<AccountDeps, 'delay'>): PasswordFrom {
  const wait = (milliseconds: number) => {
    leavePlace(request);
    return delay(milliseconds);
  };
  return { address: clientAddress(request), wait };
}
