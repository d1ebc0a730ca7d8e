import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';

/** Asked again and again, in this order. */
export interface Load {
  readonly url: string;
  readonly requests: readonly autocannon.Request[];
  readonly connections: number;
  readonly seconds: number;
  /** The connections share the requests, and it ends when each was asked once, however long that takes. Else each connection asks them all. */
  readonly isOnce?: boolean;
  /** False for an answer that counts as a failure although its status is 200. */
  readonly isGood?: (body: string) => boolean;
}

/** Latencies in milliseconds, as seen by who asked. */
export interface Sample {
  readonly latencies: readonly number[];
  readonly perSecond: number;
}

/** Asks as fast as the answers come, one request at a time on each connection. Throws when any answer is not good. */
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
  // With a callback it answers an emitter; what it found comes by its last event.
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
