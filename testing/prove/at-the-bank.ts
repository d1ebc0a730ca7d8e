import { setTimeout as delay } from 'node:timers/promises';
import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { guestAt, type Patience } from './patience.ts';
import { requestBooking, type RequestedBooking, type Wish } from './request-booking.ts';
import type { ProvedProvider } from './stage/proved-provider.ts';
import { sandboxProvider } from './stage/sandbox-provider.ts';

/** A guest's action on the page of the bank or the provider. */
export type BankAnswer = 'approve' | 'decline' | 'leave';

/** Five minutes, for an expected end. */
const LOOKS = 600;
/** Where a lost call may leave a booking open until the clock is moved. */
export const FEW_LOOKS = 12;
const LOOK_EVERY_MS = 500;

/**
 * Follows a booking whose bank may ask for authentication, or that is paid on a provider's page. Answers the challenge
 * if there is one, returns, and polls the status until it is final, or gives up. A guest who leaves the bank's page
 * does not return. `decide` is called at the bank.
 */
export async function visitBank(
  urls: readonly string[],
  requested: RequestedBooking,
  decide: () => BankAnswer,
  answerPage: ProvedProvider['answerPage'] = sandboxProvider.answerPage,
  looks = LOOKS,
): Promise<RequestedBooking> {
  const token = requested.answer?.ConfirmationToken ?? null;
  if (token === null) return requested;
  let question = requested.answer?.ActionUrl ?? null;
  let isAnswered = false;
  let seen: StatusResponse | undefined;
  for (let look = 0; look < looks; look++) {
    if (question !== null && !isAnswered) {
      const how = decide();
      await answerPage(question, how);
      isAnswered = true;
      if (how === 'leave') break;
    }
    await delay(LOOK_EVERY_MS);
    seen = (await lookAt(urls[look % urls.length] ?? '', token)) ?? seen;
    if (seen !== undefined && seen.Status !== 'Pending' && seen.Status !== 'ActionRequired') break;
    question = seen?.ActionUrl ?? null;
  }
  return seen === undefined ? requested : { ...requested, seen };
}

/** Requests a booking. If it has to wait, for example for a slow acquirer, polls its status until it is final. */
export async function requestAndWait(
  urls: readonly string[],
  wish: Wish,
  patience?: Patience,
): Promise<RequestedBooking> {
  const requested = await requestBooking(urls, wish, patience);
  return requested.answer?.Status === 'Pending' ? visitBank(urls, requested, () => 'approve') : requested;
}

/** The status shown on the booking's page; undefined without an answer. */
export async function lookAt(url: string, token: string): Promise<StatusResponse | undefined> {
  const answer = await guestAt(url)
    .status(token)
    .catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return undefined;
  if (answer.status !== 200) throw new Error(`A status is answered ${answer.status}: ${answer.text}`);
  return answer.body;
}
