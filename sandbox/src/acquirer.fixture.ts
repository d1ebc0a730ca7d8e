import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox, type SandboxOptions } from './app.ts';
import type { Later } from './timers.ts';

/** Shared by the tests of the sandbox: a store of their own, cards, and a client over real HTTP. */

export const secret = 'a-secret-of-the-tests';

export const goodCard = {
  number: '4242 4242 4242 4242',
  expiryMonth: 12,
  expiryYear: 2027,
  securityCode: '987',
  name: 'Ada Lovelace',
};

export const browser = {
  acceptHeader: 'text/html',
  ip: '192.0.2.7',
  javaScriptEnabled: true,
  language: 'en-GB',
  colorDepth: 24,
  screenHeight: 800,
  screenWidth: 360,
  timeZoneOffset: 0,
  userAgent: 'A browser',
};

export function newStoreFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'ledger.jsonl');
}

export type Answer = { status: number; body: Record<string, unknown> };

export type Acquirer = {
  url: string;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  get(path: string): Promise<Answer>;
  close(): Promise<void>;
};

/** Timers that the test fires. */
export function heldTimers(): { later: Later; waiting(): number; runAll(): void } {
  const held = new Set<() => void>();
  return {
    later(_ms, run) {
      const timer = () => run();
      held.add(timer);
      return { callOff: () => void held.delete(timer) };
    },
    waiting: () => held.size,
    runAll() {
      const due = [...held];
      held.clear();
      for (const run of due) run();
    },
  };
}

/** The acquirer on a free port, on 14 June 2026 by default. */
export async function openAcquirer(
  storeFile: string,
  options: Partial<SandboxOptions> = {},
): Promise<Acquirer> {
  const today = () => new Date('2026-06-14T10:00:00Z');
  const app = buildSandbox({ storeFile, secret, now: today, ...options });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { ...clientOf(url), close: () => app.close() };
}

export function clientOf(url: string): Omit<Acquirer, 'close'> {
  const authorization = `Bearer ${secret}`;
  const send = (method: string, path: string, body: unknown) =>
    call(url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    url,
    post: (path, body) =>
      body === undefined
        ? call(url + path, { method: 'POST', headers: { authorization } })
        : send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    get: (path) => call(url + path, { headers: { authorization } }),
  };
}

async function call(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
