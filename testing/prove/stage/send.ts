import { request } from 'node:http';
import { text } from 'node:stream/consumers';

const TIMEOUT_MS = 120_000;

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Uses its own connection, so that a closed idle connection is not taken for a lost request. Rejects without an answer.
 */
export function send(url: string, { method, headers = {}, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent: false, timeout: TIMEOUT_MS, headers: { ...headers } });
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.once('error', reject);
    sent.once('response', (response) => {
      text(response).then((read) => {
        resolve({ status: response.statusCode ?? 0, text: read });
      }, reject);
    });
    sent.end(body);
  });
}
