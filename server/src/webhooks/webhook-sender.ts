import { senderOf, type Sender } from '../platform/sender.ts';
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

/** Sends the events of all hotels, each at least once and in no order. Rule: docs/webhooks.md, "Delivery". */
export function webhookSender(deps: WebhookSenderDeps): Sender {
  const { database, clock, log } = deps;

  /** True: all due messages were sent so far, and there may be more. */
  async function sendSome(endpoint: DueEndpoint, stopping: AbortSignal): Promise<boolean> {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const limit = MESSAGES_AT_ONCE;
    const messages = await claimMessages(database.kysely, endpoint, { now, leaseUntil, limit });
    const outcomes = await Promise.all(
      messages.map((message) => deliverEvent(deps, endpoint, message, stopping)),
    );
    return messages.length === limit && outcomes.every(({ kind }) => kind === 'delivered');
  }

  return senderOf<DueEndpoint>({
    most: ENDPOINTS_AT_ONCE,
    readDue: () => readDueEndpoints(database.kysely, clock.now()),
    keyOf: ({ endpointId }) => endpointId,
    serve: async (endpoint, stopping) => {
      while (!stopping.aborted && (await sendSome(endpoint, stopping)));
    },
    onError: (err, { endpointId }) =>
      log.error({ err, endpointId }, 'events could not be sent to an endpoint'),
  });
}
