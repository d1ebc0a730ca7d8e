import type { ErrorBody } from '@portico/contract/calls/error-body';
import { ApiError } from './api-error.ts';
import { logApiError } from './client-log.ts';

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** GET with a query. Throws an ApiError for whatever is not a 2xx. */
export function getJson<Answer>(
  path: string,
  query: Readonly<Record<string, string | number>> = {},
  options: CallOptions = {},
): Promise<Answer> {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return call<Answer>(text === '' ? path : `${path}?${text}`, { method: 'GET', ...options });
}

/** POST with a JSON body. Throws an ApiError for whatever is not a 2xx. */
export function postJson<Answer>(path: string, body: unknown, options: CallOptions = {}): Promise<Answer> {
  return call<Answer>(path, {
    method: 'POST',
    body: JSON.stringify(body),
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
  });
}

async function call<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const error = await attempt<Answer>(url, init);
  if (!(error instanceof ApiError)) return error;
  logApiError(error, url, init.method ?? 'GET');
  throw error;
}

async function attempt<Answer>(url: string, init: RequestInit): Promise<Answer | ApiError> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, credentials: 'same-origin' });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    return new ApiError(0, {});
  }
  const body: unknown = await response.json().catch(() => ({}));
  return response.ok ? (body as Answer) : new ApiError(response.status, body as Partial<ErrorBody>);
}
