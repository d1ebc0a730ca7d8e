import type { AnswerOf, BodyOf, IdempotentPath } from '@portico/contract/endpoints/endpoints';
import { randomKey } from '../../lib/random-key.ts';
import { sendOnce, type SendOutcome } from './send-once.ts';

interface Attempt<Path extends IdempotentPath> {
  readonly path: Path;
  readonly body: BodyOf<Path>;
  /** Of an attempt whose end is not known; null: there is none. */
  readonly openKey: () => string | null;
  /** About to be sent with this key. */
  readonly onSend: (key: string) => void;
}

/** Sends an attempt by its key, and by a new one where the key had been sent with something else that came to nothing. */
export async function sendAttempt<Path extends IdempotentPath>(
  { path, body, openKey, onSend }: Attempt<Path>,
  onRetry: () => void,
): Promise<{ readonly outcome: SendOutcome<AnswerOf<Path>>; readonly key: string }> {
  const sendAs = async (key: string) => {
    onSend(key);
    return { key, outcome: await sendOnce({ path, body, key }, onRetry) };
  };
  const sent = await sendAs(openKey() ?? randomKey());
  const { outcome } = sent;
  const cameToNothing = outcome.kind === 'rejected' && outcome.error.refusalCode === 'idempotency.over';
  return cameToNothing ? sendAs(randomKey()) : sent;
}
