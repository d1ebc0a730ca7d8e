import * as z from 'zod';
import type { ProviderCall } from '../../provider-client.ts';

export interface RefusedCall {
  readonly status: number;
  readonly method: string;
  readonly path: string;
  /** Paystack's own code, such as `invalid_Key`; null if none. */
  readonly code: string | null;
}

/** No more than an answer: the reference is known already, or is not. */
const answers = ['duplicate_reference', 'transaction_not_found'];

const codeSchema = z.object({ code: z.string() });

/** Wraps a call to report each refusal: a wrong key, or an address or sum that Paystack rejects. */
export function reportRefusals(
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
