import { setTimeout as delay } from 'node:timers/promises';
import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { PROPERTY } from '../builders/hotel-file.ts';
import { ask, type Asked, type Patience, type Wish } from './asking.ts';
import { send } from './send.ts';
import type { ProvedProvider } from './stage/proved-provider.ts';
import { sandboxProvider } from './stage/sandbox-provider.ts';

/** What a guest does on the page of the bank, or of the provider. */
export type BankAnswer = 'approve' | 'decline' | 'leave';

/** Five minutes, for what has to come. */
const LOOKS = 600;
/** Where a call that got lost may leave a booking open until the clock is moved on. */
export const FEW_LOOKS = 12;
const LOOK_EVERY_MS = 500;

/**
 * Follows a booking whose bank may ask who pays, or that is paid on a page of the provider's: answers the question where there is one, comes back and looks at the
 * status until it is final, or gives up. Who leaves the bank's page does not come back. `decide` is asked at the bank.
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

/** Asks for a booking; who is told to wait, as where the acquirer is slow, looks at its status until that is final. */
export async function askAndWait(urls: readonly string[], wish: Wish, patience?: Patience): Promise<Asked> {
  const asked = await ask(urls, wish, patience);
  return asked.answer?.Status === 'Pending' ? visitBank(urls, asked, () => 'approve') : asked;
}

/** What the booking's page is told; undefined where nobody answers. */
export async function lookAt(url: string, token: string): Promise<StatusResponse | undefined> {
  const query = new URLSearchParams({ propertyId: String(PROPERTY), referenceNumber: token });
  const path = `${url}/api/Reservation/Status?${query.toString()}`;
  const answer = await send(path, { method: 'GET' }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return undefined;
  if (answer.status !== 200) throw new Error(`A status is answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as StatusResponse;
}
