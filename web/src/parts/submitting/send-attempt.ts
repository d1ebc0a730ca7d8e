import { randomKey } from '../../lib/random-key.ts';
import { sendOnce, type SendOutcome } from './send-once.ts';

interface Attempt {
  readonly path: string;
  readonly body: object;
  /** Of an attempt whose end is not known; null: there is none. */
  readonly openKey: () => string | null;
  /** About to be sent with this key. */
  readonly onSend: (key: string) => void;
}

/** Sends an attempt by its key, and by a new one where the key had been sent with something else that came to nothing. */
export async function sendAttempt<Answer>(
  { path, body, openKey, onSend }: Attempt,
  onRetry: () => void,
): Promise<{ readonly outcome: SendOutcome<Answer>; readonly key: string }> {
  const sendAs = async (key: string) => {
    onSend(key);
    return { key, outcome: await sendOnce<Answer>({ path, body, key }, onRetry) };
  };
  const sent = await sendAs(openKey() ?? randomKey());
  const { outcome } = sent;
  const cameToNothing = outcome.kind === 'rejected' && outcome.error.refusalCode === 'idempotency.over';
  return cameToNothing ? sendAs(randomKey()) : sent;
}
