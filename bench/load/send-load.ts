import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';

/** Sent repeatedly, in this order. */
export interface Load {
  readonly url: string;
  readonly requests: readonly autocannon.Request[];
  readonly connections: number;
  readonly seconds: number;
  /**
   * The connections share the requests and each is sent once, however long that takes. Otherwise each connection sends
   * them all.
   */
  readonly isOnce?: boolean;
  /** False for a response that counts as a failure despite its status 200. */
  readonly isGood?: (body: string) => boolean;
}

/** Latencies in milliseconds, as the client sees them. */
export interface Sample {
  readonly latencies: readonly number[];
  readonly perSecond: number;
}

/** Sends as fast as responses arrive, one request at a time on each connection. Throws when a response is not good. */
export async function sendLoad({
  url,
  requests,
  connections,
  seconds,
  isOnce = false,
  isGood,
}: Load): Promise<Sample> {
  const latencies: number[] = [];
  const share = Math.floor(requests.length / connections);
  let clients = 0;
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    ...(isOnce
      ? {
          requests: requests.slice(0, 1),
          amount: share * connections,
          setupClient: (client) => {
            client.setRequests(requests.slice(clients * share, (clients + 1) * share));
            clients += 1;
          },
        }
      : { requests: [...requests] }),
    ...(isGood !== undefined && { verifyBody: (body) => isGood(String(body)) }),
  };
  // With a callback autocannon returns an emitter; its last event carries the result.
  const instance = autocannon(options, () => undefined);
  const begun = performance.now();
  let last = begun;
  instance.on('response', (_client, _status, _bytes, latency) => {
    latencies.push(latency);
    last = performance.now();
  });
  const [{ non2xx, errors, timeouts, mismatches }] = (await once(instance, 'done')) as [autocannon.Result];
  if (non2xx + errors + timeouts + mismatches > 0) {
    const faults = JSON.stringify({ non2xx, errors, timeouts, mismatches });
    throw new Error(`Not every answer of ${requests[0]?.path ?? url} was good: ${faults}`);
  }
  return { latencies, perSecond: (latencies.length * 1_000) / (last - begun) };
}
