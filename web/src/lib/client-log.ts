import type { LoggerRequest } from '@portico/contract/calls/logger';
import type { ApiError } from './api-error.ts';

type Entry = LoggerRequest['Entries'][number];

const batchSize = 20;
const waitMs = 5_000;

let waiting: Entry[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports failed calls to the server, except 401. Without query strings: they may contain a token. */
export function logApiError(error: ApiError, url: string, method: string): void {
  const path = url.split('?')[0] ?? url;
  if (error.status === 401 || path === '/api/Logger') return;
  logEntry({
    Level: 'error',
    Message: error.message,
    Name: error.name,
    Code: error.refusalCode,
    Status: error.status,
    Url: path,
    Method: method,
  });
}

export function logDefect(error: unknown): void {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  logEntry({ Level: 'error', Name: name.slice(0, 200), Message: message.slice(0, 2_000) });
}

function logEntry(entry: Entry): void {
  waiting.push(entry);
  if (waiting.length >= batchSize) send();
  else timer ??= setTimeout(send, waitMs);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const Entries = waiting.slice(0, batchSize);
  waiting = waiting.slice(batchSize);
  if (Entries.length === 0) return;
  // Lost entries are not retried.
  fetch('/api/Logger', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Entries }),
    signal: AbortSignal.timeout(waitMs),
  }).catch(() => undefined);
}
