import type * as z from 'zod';
import type { StandIn } from './provider-declaration.ts';

export interface ProviderAddress {
  /** Without a trailing slash. */
  readonly url: string;
  readonly secret: string;
  /** Timeout of an answer in milliseconds, by default 8 s. */
  readonly timeoutMs?: number;
}

export interface ProviderReply {
  readonly status: number;
  readonly body: unknown;
}

/** Undefined when the answer came too late or was not JSON. */
export type ProviderCall = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<ProviderReply | undefined>;

/** The body of a 200 of that shape; otherwise undefined. */
export function bodyOf<Schema extends z.ZodType>(
  reply: ProviderReply | undefined,
  schema: Schema,
): z.output<Schema> | undefined {
  return schema.safeParse(reply?.status === 200 ? reply.body : undefined).data;
}

/**
 * Asks a demo's provider to send its webhooks to `url`; a real provider is configured by hand. False unless it agrees;
 * never throws. Rule: docs/sandbox-acquirer.md, "Events".
 */
export async function registerWebhook(
  provider: ProviderAddress,
  path: StandIn['webhookPath'],
  url: string,
): Promise<boolean> {
  return (await providerClient(provider)('PUT', path, { url }))?.status === 200;
}

/**
 * One call of JSON over HTTP, with the secret as bearer token. Never throws: an error could carry the request, and with
 * it a card.
 */
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
