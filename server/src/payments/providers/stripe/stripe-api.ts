import Stripe from 'stripe';

export interface StripeApiOptions {
  readonly secretKey: string;
  /** Of a server other than Stripe, such as a stand-in; without a trailing slash. */
  readonly url?: string | undefined;
  /** Timeout of an answer in milliseconds, by default 8 s. */
  readonly timeoutMs?: number | undefined;
  /** Called with each refusal by Stripe except declined cards; contains nothing of a guest. */
  readonly onRefused?: ((facts: RefusedRequest) => void) | undefined;
}

export interface RefusedRequest {
  readonly status: number;
  readonly method: string;
  readonly path: string;
  /** Finds the reason in Stripe's Dashboard. */
  readonly requestId: string;
}

/** The version of the API that is read here; it changes with the library's version. */
export const API_VERSION = '2026-10-28.endive';

const FIRST_REFUSAL = 400;
/** A declined card; the bank's decision. */
const CARD_REFUSED = 402;

/** The official library without retries: recovery decides what is retried, and when. */
export function stripeApi({ secretKey, url, timeoutMs = 8_000, onRefused }: StripeApiOptions): Stripe {
  const api = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    ...(url !== undefined && placeOf(url)),
    // Bounds the whole answer; the other client restarts its timeout with each chunk.
    httpClient: Stripe.createFetchHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  api.on('response', ({ status, method, path, request_id: requestId }: Stripe.ResponseEvent) => {
    if (status < FIRST_REFUSAL || status === CARD_REFUSED) return;
    onRefused?.({ status, method, path: path.split('?')[0] ?? path, requestId });
  });
  return api;
}

function placeOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const isClear = protocol === 'http:';
  return {
    protocol: isClear ? 'http' : 'https',
    host: hostname,
    port: port || (isClear ? 80 : 443),
  } as const;
}
