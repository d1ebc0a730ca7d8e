import { setTimeout as delay } from 'node:timers/promises';
import { openGuest, type Answer, type Guest } from '../world/guest.ts';
import { fetchFrom } from '../world/transport.ts';

export interface Patience {
  /** The maximum number of attempts. */
  readonly tries: number;
  /** Between two attempts, unless the server asks for longer. */
  readonly pauseMs: number;
  /** Called with each answer, also with those after which the guest repeats. */
  readonly onAnswer?: (answer: Answer<unknown>) => void;
}

export const FIVE_MINUTES: Patience = { tries: 600, pauseMs: 500 };

/** A guest at a server. `from`: the guest's address as a proxy reports it, for servers that trust this computer. */
export const guestAt = (url: string, from?: string): Guest => openGuest(fetchFrom(url, from));

/**
 * Repeats a call while the connection is lost, the server is busy or the request is in progress; `tried` counts from 0.
 * Throws for any other refusal. Undefined when it is not answered.
 */
export async function tryPatiently<Body>(
  call: (tried: number) => Promise<Answer<Body>>,
  { tries, pauseMs, onAnswer }: Patience = FIVE_MINUTES,
): Promise<Answer<Body> | undefined> {
  let pause = 0;
  for (let tried = 0; tried < tries; tried++) {
    await delay(pause);
    const answer = await call(tried).catch(() => undefined);
    if (answer !== undefined) onAnswer?.(answer);
    if (answer?.status === 200) return answer;
    if (answer !== undefined && answer.status < 500 && ![409, 429].includes(answer.status))
      throw new Error(`A guest is answered ${answer.status}: ${answer.text}`);
    pause = Math.max(pauseMs, Number(answer?.headers['retry-after'] ?? 0) * 1_000);
  }
  return undefined;
}

/** The same; throws when it is not answered. */
export async function untilAnswered<Body>(call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  const answer = await tryPatiently(call);
  if (answer === undefined) throw new Error('A guest is not answered');
  return answer;
}
