import type { Later } from './timers.ts';

export type DeliveryOptions = {
  /** Undefined: no webhook is registered, and events are dropped. */
  url: () => string | undefined;
  /** Headers that prove the origin of a body. */
  signature: (body: string) => Record<string, string>;
  later: Later;
};

export type Delivery = {
  emit(event: object): void;
  stop(): void;
};

/** Events within this many milliseconds are sent together. */
const bufferMs = 200;
/** Pauses before each retry, in milliseconds. */
const retryPausesMs = [500, 2_000, 10_000, 60_000];
const patienceMs = 5_000;

/**
 * Delivers events as badly as a network may: each twice, and events close together in reverse order. Retries unless the
 * response is 2xx. Rule: docs/sandbox-acquirer.md, "Events".
 */
export function openDelivery({ url, signature, later }: DeliveryOptions): Delivery {
  const stopped = new AbortController();
  let waiting: string[] = [];

  async function send(body: string, tries: number): Promise<void> {
    const address = url();
    if (address === undefined || stopped.signal.aborted) return;
    if (await isDelivered(address, body)) return;
    const pause = retryPausesMs[tries];
    if (pause !== undefined) later(pause, () => void send(body, tries + 1));
  }

  async function isDelivered(address: string, body: string): Promise<boolean> {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signature(body) },
        body,
        redirect: 'error',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(patienceMs)]),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  async function flush(): Promise<void> {
    const bodies = waiting.reverse();
    waiting = [];
    // Sequentially, so that they arrive in the promised order.
    for (const body of bodies.flatMap((each) => [each, each])) await send(body, 0);
  }

  return {
    emit(event) {
      if (url() === undefined) return;
      waiting.push(JSON.stringify(event));
      if (waiting.length === 1) later(bufferMs, () => void flush());
    },
    stop: () => stopped.abort(),
  };
}
