import { setTimeout as delay } from 'node:timers/promises';
import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { PROPERTY } from '../builders/hotel-file.ts';
import { ask, type Asked, type Patience, type Wish } from './asking.ts';
import { send } from './send.ts';
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
  asked: Asked,
  decide: () => BankAnswer,
  answerPage: ProvedProvider['answerPage'] = sandboxProvider.answerPage,
  looks = LOOKS,
): Promise<Asked> {
  const token = asked.answer?.ConfirmationToken ?? null;
  if (token === null) return asked;
  let question = asked.answer?.ActionUrl ?? null;
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
  return seen === undefined ? asked : { ...asked, seen };
}

/** Requests a booking. When told to wait, for example for a slow acquirer, polls its status until it is final. */
export async function askAndWait(urls: readonly string[], wish: Wish, patience?: Patience): Promise<Asked> {
  const asked = await ask(urls, wish, patience);
  return asked.answer?.Status === 'Pending' ? visitBank(urls, asked, () => 'approve') : asked;
}

/** The status shown on the booking's page; undefined without an answer. */
export async function lookAt(url: string, token: string): Promise<StatusResponse | undefined> {
  const query = new URLSearchParams({ propertyId: String(PROPERTY), referenceNumber: token });
  const path = `${url}/api/Reservation/Status?${query.toString()}`;
  const answer = await send(path, { method: 'GET' }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return undefined;
  if (answer.status !== 200) throw new Error(`A status is answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as StatusResponse;
}
