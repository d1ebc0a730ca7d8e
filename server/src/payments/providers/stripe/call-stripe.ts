import Stripe from 'stripe';
import type * as z from 'zod';

/** Outcome of one call: an answer, a refusal with its reason, or nothing conclusive. */
export type StripeAnswer =
  | { readonly kind: 'answered'; readonly body: unknown }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly type: string;
      readonly code: string | undefined;
      readonly param: string | undefined;
      /** The payment intent after the refusal. */
      readonly intent: unknown;
    }
  | { readonly kind: 'silent' };

const FIRST_REFUSAL = 400;
const FIRST_FAILURE = 500;

/** Awaits one call of the library. Never throws: errors may carry what was sent. */
export async function callStripe(call: () => Promise<unknown>): Promise<StripeAnswer> {
  try {
    return { kind: 'answered', body: await call() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) return { kind: 'silent' };
    const { statusCode = 0, rawType = '', code, param, payment_intent: intent } = error;
    if (statusCode < FIRST_REFUSAL || statusCode >= FIRST_FAILURE) return { kind: 'silent' };
    return { kind: 'refused', status: statusCode, type: rawType, code, param, intent };
  }
}

/** The answer, if it has that shape; otherwise undefined. */
export function answerAs<Schema extends z.ZodType>(
  answer: StripeAnswer,
  schema: Schema,
): z.output<Schema> | undefined {
  return schema.safeParse(answer.kind === 'answered' ? answer.body : undefined).data;
}

/** Our key was already used with another request. */
export function isKeyTaken(answer: StripeAnswer): boolean {
  return (
    answer.kind === 'refused' &&
    answer.type === 'idempotency_error' &&
    answer.code !== 'idempotency_key_in_use'
  );
}

/** The request is invalid, or the key may not make it. Nothing was done, and no retry helps. */
const FOR_GOOD: readonly number[] = [400, 401, 403];

export function isRefusedForGood(answer: StripeAnswer): boolean {
  return (
    answer.kind === 'refused' && FOR_GOOD.includes(answer.status) && answer.type === 'invalid_request_error'
  );
}
