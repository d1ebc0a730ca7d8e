import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { lookupOf, reachableAddresses, urlFault, type WebhookReach } from './webhook-reach.ts';

/** Outcome of one try; `why` in words for the hotel, with nothing of the response but its status. */
export type PostOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly why: string; readonly retryAfterS: number | null };

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Bounds the whole try, DNS look-up included. */
  readonly signal: AbortSignal;
}

/**
 * Posts a body to a permitted address, on a new connection to the addresses that were checked. Follows no redirects and
 * reads only the response's status. Never throws. Rule: docs/webhooks.md, "Delivery".
 */
export async function postEvent(post: Post, reach: WebhookReach): Promise<PostOutcome> {
  try {
    const fault = urlFault(post.url, reach);
    if (fault !== undefined) return failed(fault);
    const url = new URL(post.url);
    const lookup = lookupOf(await orAbort(reachableAddresses(url, reach), post.signal));
    return outcomeOf(await send(url, post, lookup));
  } catch (error) {
    return failed(post.signal.aborted ? 'no answer in time' : wordsOf(error));
  }
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

function send(
  url: URL,
  { headers, body, signal }: Post,
  lookup: ReturnType<typeof lookupOf>,
): Promise<Answer> {
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const posted = request(url, { method: 'POST', headers, lookup, agent: false, signal }, (answer) => {
      answer.on('error', () => undefined);
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      posted.destroy();
    });
    posted.on('error', reject);
    posted.end(body);
  });
}

function outcomeOf({ status, retryAfter }: Answer): PostOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 410) return { kind: 'gone' };
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null;
  return { kind: 'failed', why: `it answered ${status}`, retryAfterS: seconds };
}

const failed = (why: string): PostOutcome => ({ kind: 'failed', why, retryAfterS: null });

function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    work.then(resolve, reject);
  });
}

/** A connection tried at several addresses fails with all their errors, and no message of its own. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join(', ');
  return error instanceof Error ? error.message : 'unknown';
}
