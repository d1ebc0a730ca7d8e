export interface SandboxOptions {
  /** Without a slash at its end. */
  readonly url: string;
  readonly secret: string;
  /** Longest wait for an answer, milliseconds; 8 s unless told. */
  readonly timeoutMs?: number;
}

export interface SandboxAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Undefined when no answer came in time or it was not JSON. */
export type SandboxCall = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<SandboxAnswer | undefined>;

/** One call over HTTP. Never throws: what went wrong on the way may carry the request, and with it a card. */
export function sandboxClient({ url, secret, timeoutMs = 8_000 }: SandboxOptions): SandboxCall {
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
