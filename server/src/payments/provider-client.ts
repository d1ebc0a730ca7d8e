import type * as z from 'zod';
import type { StandIn } from './provider-declaration.ts';

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

/** The body of an answer that is a 200 of that shape; undefined where it is not. */
export function bodyOf<Schema extends z.ZodType>(
  reply: ProviderReply | undefined,
  schema: Schema,
): z.output<Schema> | undefined {
  return schema.safeParse(reply?.status === 200 ? reply.body : undefined).data;
}

/**
 * Asks a provider of a demo to send its webhooks to `url` from now on; at one of the real world that is entered by hand.
 * False when it did not say that it will; never throws. Rule: docs/sandbox-acquirer.md, "Events".
 */
export async function registerWebhook(
  provider: ProviderAddress,
  path: StandIn['webhookPath'],
  url: string,
): Promise<boolean> {
  return (await providerClient(provider)('PUT', path, { url }))?.status === 200;
}

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
