import * as z from 'zod';
import type { ProviderCall } from '../../provider-client.ts';

/** What Paystack has refused to do. */
export interface RefusedCall {
  readonly status: number;
  readonly method: string;
  readonly path: string;
  /** Paystack's own, such as `invalid_Key`; null where it has none. */
  readonly code: string | null;
}

/** No more than an answer: the reference is known already, or is not. */
const answers = ['duplicate_reference', 'transaction_not_found'];

const codeSchema = z.object({ code: z.string() });

/** The same call, which tells of each refusal: a key that is wrong, an address or a sum that it does not take. */
export function tellingOfRefusals(
  call: ProviderCall,
  onRefused: ((facts: RefusedCall) => void) | undefined,
): ProviderCall {
  return async (method, path, body) => {
    const reply = await call(method, path, body);
    const code = codeSchema.safeParse(reply?.body).data?.code ?? null;
    if (reply !== undefined && reply.status >= 400 && !answers.includes(code ?? ''))
      onRefused?.({ status: reply.status, method, path: path.split('?')[0] ?? path, code });
    return reply;
  };
}
