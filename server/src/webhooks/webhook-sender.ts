import { oneByKey } from '../platform/one-by-key.ts';
import { deliverEvent, type DeliverDeps } from './deliver-event.ts';
import { claimMessages, readDueEndpoints, type DueEndpoint } from './webhook-message.store.ts';

/** Per endpoint. */
const MESSAGES_AT_ONCE = 5;
/** Per process. */
const ENDPOINTS_AT_ONCE = 50;
/** Longer than a try. */
const LEASE_MS = 60_000;

export interface WebhookSenderDeps extends DeliverDeps {
  readonly log: { error(facts: object, message: string): void };
}

export interface WebhookSender {
  /** Begins to send what is due without waiting for it: a slow endpoint delays only itself. */
  begin(): Promise<void>;
  /** Waits until nothing is being sent. */
  settled(): Promise<void>;
  /** Aborts what is being sent; the next sender retries it. */
  stop(): Promise<void>;
}

/** Sends the events of all hotels, each at least once and in no order. Rule: docs/webhooks.md, "Delivery". */
export function webhookSender(deps: WebhookSenderDeps): WebhookSender {
  const { database, clock, log } = deps;
  const work = oneByKey(ENDPOINTS_AT_ONCE);
  const stopping = new AbortController();

  async function serve(endpoint: DueEndpoint): Promise<void> {
    try {
      while (!stopping.signal.aborted && (await sendSome(endpoint)));
    } catch (error) {
      log.error({ err: error, endpointId: endpoint.endpointId }, 'events could not be sent to an endpoint');
    }
  }

  /** True: all due messages were sent so far, and there may be more. */
  async function sendSome(endpoint: DueEndpoint): Promise<boolean> {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const limit = MESSAGES_AT_ONCE;
    const messages = await claimMessages(database.kysely, endpoint, { now, leaseUntil, limit });
    const outcomes = await Promise.all(
      messages.map((message) => deliverEvent(deps, endpoint, message, stopping.signal)),
    );
    return messages.length === limit && outcomes.every(({ kind }) => kind === 'delivered');
  }

  return {
    begin: async () => {
      for (const endpoint of await readDueEndpoints(database.kysely, clock.now()))
        work.begin(endpoint.endpointId, () => serve(endpoint));
    },
    settled: work.settled,
    stop: async () => {
      stopping.abort();
      await work.settled();
    },
  };
}
