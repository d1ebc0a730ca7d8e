import type { CreateRequestBody, CreateResponse } from '@portico/contract/calls/reservation-create';
import { apiPaths } from '@portico/contract/paths';
import { ApiError } from '../../lib/api-error.ts';
import { postJson } from '../../lib/api.ts';

/** What became of one attempt to book. */
export type CreateOutcome =
  | { readonly kind: 'answered'; readonly answer: CreateResponse }
  /** The request itself was refused: its form, its size, its key. Nothing was booked by it. */
  | { readonly kind: 'rejected'; readonly error: ApiError }
  /** Nobody said whether it was booked. */
  | { readonly kind: 'unheard'; readonly error: ApiError };

/** Pauses between asking again, in milliseconds. */
const pauses = [1_000, 2_000, 3_000, 5_000, 5_000, 5_000];

/**
 * Books. A lost answer, an attempt under way and a server in trouble are asked again with the same key, which books
 * nothing twice; `onRepeat` hears of it before the first repeat.
 */
export async function createReservation(
  body: CreateRequestBody,
  key: string,
  onRepeat: () => void,
): Promise<CreateOutcome> {
  let outcome = await ask(body, key);
  for (const pause of pauses) {
    if (outcome.kind !== 'unheard') break;
    onRepeat();
    await new Promise((resolve) => setTimeout(resolve, pause));
    outcome = await ask(body, key);
  }
  return outcome;
}

async function ask(body: CreateRequestBody, key: string): Promise<CreateOutcome> {
  try {
    const headers = { 'idempotency-key': key };
    const answer = await postJson<CreateResponse>(apiPaths.reservationCreate(), body, { headers });
    return { kind: 'answered', answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: mayBeBooked(error.status) ? 'unheard' : 'rejected', error };
  }
}

function mayBeBooked(status: number): boolean {
  return status === 0 || status === 409 || status >= 500;
}
