import type { AnswerOf, BodyOf, PathOf } from '@portico/contract/endpoints/endpoints';
import { ApiError } from '../../lib/api-error.ts';
import { postJson } from '../../lib/api.ts';

/** The result of one request. */
export type SendOutcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The request itself was rejected: its form, its size, its key. It had no effect. */
  | { readonly kind: 'rejected'; readonly error: ApiError }
  /** There was no answer: it may or may not have been done. */
  | { readonly kind: 'unanswered'; readonly error: ApiError };

interface OnceRequest<Path extends PathOf<'POST'>> {
  readonly path: Path;
  readonly body: BodyOf<Path>;
  /**
   * The attempt's idempotency key: sent twice with it, it is done once. Rule: docs/booking.md, "One request sent
   * twice".
   */
  readonly key: string;
}

/** Pauses between retries, in milliseconds. */
const pauses = [1_000, 2_000, 3_000, 5_000, 5_000, 5_000];

/**
 * Sends a request that must take effect once. Retries with the same key after a lost answer, an attempt in progress or
 * a server error, even in a hidden tab; `onRetry` is called before each retry. Why not TanStack Query:
 * docs/decisions/0022-own-compression-and-submitting.md.
 */
export async function sendOnce<Path extends PathOf<'POST'>>(
  request: OnceRequest<Path>,
  onRetry: () => void,
): Promise<SendOutcome<AnswerOf<Path>>> {
  let outcome = await requestOnce(request);
  for (const pause of pauses) {
    if (outcome.kind !== 'unanswered') break;
    onRetry();
    await new Promise((resolve) => setTimeout(resolve, pause));
    outcome = await requestOnce(request);
  }
  return outcome;
}

async function requestOnce<Path extends PathOf<'POST'>>({
  path,
  body,
  key,
}: OnceRequest<Path>): Promise<SendOutcome<AnswerOf<Path>>> {
  try {
    const answer = await postJson(path, body, { headers: { 'idempotency-key': key } });
    return { kind: 'answered', answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: mayBeDone(error.status) ? 'unanswered' : 'rejected', error };
  }
}

function mayBeDone(status: number): boolean {
  return status === 0 || status === 409 || status >= 500;
}
