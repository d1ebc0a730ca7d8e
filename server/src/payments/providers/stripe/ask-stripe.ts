import Stripe from 'stripe';
import type * as z from 'zod';

/** What came of one call: an answer, a refusal that says why, or nothing from which anything could be concluded. */
export type StripeAnswer =
  | { readonly kind: 'answered'; readonly body: unknown }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly type: string;
      readonly code: string | undefined;
      readonly param: string | undefined;
      /** The payment intent as the refusal left it. */
      readonly intent: unknown;
    }
  | { readonly kind: 'silent' };

const FIRST_REFUSAL = 400;
const FIRST_FAILURE = 500;

/** Waits for one call of the library. Never throws: errors may carry what was sent. */
export async function askStripe(call: () => Promise<unknown>): Promise<StripeAnswer> {
  try {
    return { kind: 'answered', body: await call() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) return { kind: 'silent' };
    const { statusCode = 0, rawType = '', code, param, payment_intent: intent } = error;
    if (statusCode < FIRST_REFUSAL || statusCode >= FIRST_FAILURE) return { kind: 'silent' };
    return { kind: 'refused', status: statusCode, type: rawType, code, param, intent };
  }
}

/** What was answered, where it has that shape; undefined where it has not, or nothing was. */
export function answerAs<Schema extends z.ZodType>(
  answer: StripeAnswer,
  schema: Schema,
): z.output<Schema> | undefined {
  return schema.safeParse(answer.kind === 'answered' ? answer.body : undefined).data;
}

/** Our key was used before, for something else than is asked now. */
export function isKeyTaken(answer: StripeAnswer): boolean {
  return (
    answer.kind === 'refused' &&
    answer.type === 'idempotency_error' &&
    answer.code !== 'idempotency_key_in_use'
  );
}

/** What was asked is not as it has to be, or the key may not ask it: nothing was done, and no repeat of it will. */
const FOR_GOOD: readonly number[] = [400, 401, 403];

export function isRefusedForGood(answer: StripeAnswer): boolean {
  return (
    answer.kind === 'refused' && FOR_GOOD.includes(answer.status) && answer.type === 'invalid_request_error'
  );
}
