import type { AnswerOf, BodyOf, IdempotentPath } from '@portico/contract/endpoints/endpoints';
import { randomKey } from '../../lib/random-key.ts';
import { sendOnce, type SendOutcome } from './send-once.ts';

interface Attempt<Path extends IdempotentPath> {
  readonly path: Path;
  readonly body: BodyOf<Path>;
  /** The key of an attempt whose result is unknown; null: there is none. */
  readonly openKey: () => string | null;
  /** Called before sending with this key. */
  readonly onSend: (key: string) => void;
}

/** Sends an attempt with its key, and with a new one when the key had been sent with other contents and failed. */
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
