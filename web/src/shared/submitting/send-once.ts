import type { AnswerOf, BodyOf, PathOf } from '@portico/contract/endpoints/endpoints';
import { ApiError } from '../../lib/api-error.ts';
import { postJson } from '../../lib/api.ts';

/** What became of one request. */
export type SendOutcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The request itself was refused: its form, its size, its key. Nothing was done by it. */
  | { readonly kind: 'rejected'; readonly error: ApiError }
  /** Nobody said whether it was done. */
  | { readonly kind: 'unheard'; readonly error: ApiError };

interface OnceRequest<Path extends PathOf<'POST'>> {
  readonly path: Path;
  readonly body: BodyOf<Path>;
  /** Of the attempt: sent twice with it, it is done once. Rule: docs/booking.md, "One request sent twice". */
  readonly key: string;
}

/** Pauses between asking again, in milliseconds. */
const pauses = [1_000, 2_000, 3_000, 5_000, 5_000, 5_000];

/**
 * Sends what may be done only once. A lost answer, an attempt under way and a server in trouble are asked again with
 * the same key, also while nobody looks; `onRetry` hears of it before each retry. Rule: docs/decisions/0022.
 */
export async function sendOnce<Path extends PathOf<'POST'>>(
  request: OnceRequest<Path>,
  onRetry: () => void,
): Promise<SendOutcome<AnswerOf<Path>>> {
  let outcome = await ask(request);
  for (const pause of pauses) {
    if (outcome.kind !== 'unheard') break;
    onRetry();
    await new Promise((resolve) => setTimeout(resolve, pause));
    outcome = await ask(request);
  }
  return outcome;
}

async function ask<Path extends PathOf<'POST'>>({
  path,
  body,
  key,
}: OnceRequest<Path>): Promise<SendOutcome<AnswerOf<Path>>> {
  try {
    const answer = await postJson(path, body, { headers: { 'idempotency-key': key } });
    return { kind: 'answered', answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: mayBeDone(error.status) ? 'unheard' : 'rejected', error };
  }
}

function mayBeDone(status: number): boolean {
  return status === 0 || status === 409 || status >= 500;
}
