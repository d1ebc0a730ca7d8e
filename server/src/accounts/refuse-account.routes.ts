import type { FastifyReply, FastifyRequest } from 'fastify';
import { waitAside } from '../platform/http/bounded-concurrency.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { sendRefusal } from '../platform/http/send-refusal.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import type { PasswordFrom } from './check-password.ts';

/** Sends a refusal as a message. */
export function refuseAccount(
  reply: FastifyReply,
  refusal: AccountRefusal | { readonly code: 'account.logged-out' },
): FastifyReply {
  return sendRefusal(reply, refusal, 'telephone' in refusal ? refusal : undefined);
}

/** A request that waits for its password check releases its slot. */
export function passwordFrom(request: FastifyRequest, deps: Pick<AccountDeps, 'delay'>): PasswordFrom {
  return { address: clientAddress(request), wait: (milliseconds) => waitAside(request, milliseconds, deps) };
}
