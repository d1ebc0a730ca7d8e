import Stripe from 'stripe';

export interface StripeApiOptions {
  readonly secretKey: string;
  /** Without a slash at its end; of another than Stripe itself, such as a stand-in. */
  readonly url?: string | undefined;
  /** Longest wait for an answer, milliseconds; 8 s unless told. */
  readonly timeoutMs?: number | undefined;
  /** Told of what Stripe has refused, cards apart; nothing of a guest is in it. */
  readonly onRefused?: ((facts: RefusedRequest) => void) | undefined;
}

export interface RefusedRequest {
  readonly status: number;
  readonly method: string;
  readonly path: string;
  /** Stripe's Dashboard has the reason under it. */
  readonly requestId: string;
}

/** The version of the API whose answers are read here; a new one comes with a new version of the library. */
export const API_VERSION = '2026-10-28.endive';

const FIRST_REFUSAL = 400;
/** Of a card, which is its bank's business. */
const CARD_REFUSED = 402;

/** The official library, which asks once: who repeats what, and when, is recovery's to say. */
export function stripeApi({ secretKey, url, timeoutMs = 8_000, onRefused }: StripeApiOptions): Stripe {
  const api = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    ...(url !== undefined && placeOf(url)),
    // Bounds the whole answer; the other client begins anew with each piece of it.
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
