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
  const posted = await postAndRead(post, reach, 0);
  return 'why' in posted ? failed(posted.why) : outcomeOf(posted);
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

/** The same, with at most `mostBytes` of the response, as UTF-8; or why there is none, in words for the hotel. */
export async function postAndRead(
  post: Post,
  reach: WebhookReach,
  mostBytes: number,
): Promise<Answer | { readonly why: string }> {
  try {
    const fault = urlFault(post.url, reach);
    if (fault !== undefined) return { why: fault };
    const url = new URL(post.url);
    const lookup = lookupOf(await orAbort(reachableAddresses(url, reach), post.signal));
    return await send(url, post, { lookup, mostBytes });
  } catch (error) {
    return { why: post.signal.aborted ? 'no answer in time' : wordsOf(error) };
  }
}

function send(
  url: URL,
  { headers, body, signal }: Post,
  { lookup, mostBytes }: { readonly lookup: ReturnType<typeof lookupOf>; readonly mostBytes: number },
): Promise<Answer> {
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const posted = request(url, { method: 'POST', headers, lookup, agent: false, signal }, (answer) => {
      const { statusCode: status = 0 } = answer;
      const retryAfter = answer.headers['retry-after'];
      const parts: Buffer[] = [];
      let bytes = 0;
      const end = () => {
        resolve({ status, retryAfter, text: Buffer.concat(parts).toString() });
        posted.destroy();
      };
      if (mostBytes === 0) {
        answer.on('error', () => undefined);
        end();
        return;
      }
      answer.on('error', reject);
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes > mostBytes) end();
      });
      answer.on('end', end);
    });
    posted.on('error', reject);
    posted.end(body);
  });
}

function outcomeOf({ status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>): PostOutcome {
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
