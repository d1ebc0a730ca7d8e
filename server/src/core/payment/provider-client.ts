/** Where a provider is reached, and how it knows us. */
export interface ProviderAddress {
  /** Without a slash at its end. */
  readonly url: string;
  readonly secret: string;
  /** Longest wait for an answer, milliseconds; 8 s unless told. */
  readonly timeoutMs?: number;
}

export interface ProviderReply {
  readonly status: number;
  readonly body: unknown;
}

/** Undefined when no answer came in time or it was not JSON. */
export type ProviderCall = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<ProviderReply | undefined>;

/** One call of JSON over HTTP, with the secret as bearer token. Never throws: what went wrong on the way may carry the request, and with it a card. */
export function providerClient({ url, secret, timeoutMs = 8_000 }: ProviderAddress): ProviderCall {
  return async (method, path, body) => {
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      return undefined;
    }
  };
}
