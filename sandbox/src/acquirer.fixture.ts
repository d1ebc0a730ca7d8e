import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox } from './app.ts';

/** What the tests of the sandbox share: a store of their own, cards, and a client over real HTTP. */

export const secret = 'a-secret-of-the-tests';

export const goodCard = {
  number: '4242 4242 4242 4242',
  expiryMonth: 12,
  expiryYear: 2027,
  securityCode: '987',
  name: 'Ada Lovelace',
};

export function newStoreFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'ledger.jsonl');
}

export type Answer = { status: number; body: Record<string, unknown> };

export type Acquirer = {
  url: string;
  post(path: string, body?: unknown): Promise<Answer>;
  get(path: string): Promise<Answer>;
  close(): Promise<void>;
};

/** The acquirer on a free port, on 14 June 2026 unless told otherwise. */
export async function openAcquirer(storeFile: string, today = '2026-06-14T10:00:00Z'): Promise<Acquirer> {
  const app = buildSandbox({ storeFile, secret, now: () => new Date(today) });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { ...clientOf(url), close: () => app.close() };
}

export function clientOf(url: string): Omit<Acquirer, 'close'> {
  const authorization = `Bearer ${secret}`;
  return {
    url,
    post: (path, body) =>
      body === undefined
        ? call(url + path, { method: 'POST', headers: { authorization } })
        : call(url + path, {
            method: 'POST',
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    get: (path) => call(url + path, { headers: { authorization } }),
  };
}

async function call(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
