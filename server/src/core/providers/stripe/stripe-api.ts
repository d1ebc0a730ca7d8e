import Stripe from 'stripe';

export interface StripeApiOptions {
  readonly secretKey: string;
  /** Without a slash at its end; of another than Stripe itself, such as a stand-in. */
  readonly url?: string | undefined;
  /** Longest wait for an answer, milliseconds; 8 s unless told. */
  readonly timeoutMs?: number | undefined;
}

/** The version of the API whose answers are read here; a new one comes with a new version of the library. */
export const API_VERSION = '2026-10-28.endive';

/** The official library, which asks once: who repeats what, and when, is recovery's to say. */
export function stripeApi({ secretKey, url, timeoutMs = 8_000 }: StripeApiOptions): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    ...(url !== undefined && placeOf(url)),
    // Bounds the whole answer; the other client begins anew with each piece of it.
    httpClient: Stripe.createFetchHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
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
