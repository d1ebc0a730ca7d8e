import type { FastifyReply, FastifyRequest } from 'fastify';
import { waitAside } from '../platform/http/bounded-concurrency.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { refuseAsked } from '../platform/http/refuse-asked.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import type { PasswordFrom } from './check-password.ts';

/** Answers a refusal of message style. */
export function refuseAccount(
  reply: FastifyReply,
  refusal: AccountRefusal | { readonly code: 'account.logged-out' },
): FastifyReply {
  return refuseAsked(reply, refusal, 'telephone' in refusal ? refusal : undefined);
}

/** Whoever waits for a password to be looked at leaves the request's place to others. */
export function passwordFrom(request: FastifyRequest, deps: Pick<AccountDeps, 'delay'>): PasswordFrom {
  return { address: clientAddress(request), wait: (milliseconds) => waitAside(request, milliseconds, deps) };
}
