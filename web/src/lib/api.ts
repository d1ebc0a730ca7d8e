import type { ErrorBody } from '@portico/contract/calls/error-body';
import type { AnswerOf, BodyOf, PathOf, QueryOf } from '@portico/contract/endpoints/endpoints';
import { guestPaths } from '@portico/contract/paths';
import { ApiError } from './api-error.ts';
import { logApiError } from './client-log.ts';
import { readDocumentData } from './document-data.ts';

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** The value of `:id` in the path. */
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * GET with a query. Throws an ApiError for anything but a 2xx with a complete answer; 401 and 403 redirect to
 * /Unauthorised.
 */
export function getJson<Path extends PathOf<'GET'>>(
  path: Path,
  query: QueryOf<Path>,
  { params, ...options }: CallOptions = {},
): Promise<AnswerOf<Path>> {
  return call<AnswerOf<Path>>(urlOf(path, params, query), { method: 'GET', ...options });
}

/**
 * POST with a JSON body, and a query when the call takes one. Throws an ApiError for anything but a 2xx with a complete
 * answer.
 */
export function postJson<Path extends PathOf<'POST'>>(
  path: Path,
  body: BodyOf<Path>,
  { params, query, ...options }: CallOptions & { readonly query?: QueryOf<Path> } = {},
): Promise<AnswerOf<Path>> {
  return call<AnswerOf<Path>>(urlOf(path, params, query ?? {}), {
    method: 'POST',
    body: JSON.stringify(body),
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
  });
}

function urlOf(path: string, params: CallOptions['params'], query: object): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ''));
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text === '' ? filled : `${filled}?${text}`;
}

async function call<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const error = await fetchJson<Answer>(url, init);
  if (!(error instanceof ApiError)) return error;
  logApiError(error, url, init.method ?? 'GET');
  if (isNotOpen(error, url)) window.location.assign(guestPaths.unauthorised(codeOfHotel()));
  throw error;
}

/** 401 and 403 outside log-in, which is offered in place. */
function isNotOpen({ status, refusalCode }: ApiError, url: string): boolean {
  const isOfLogin = refusalCode === 'account.logged-out' || url.startsWith('/api/Account');
  return (status === 401 || status === 403) && !isOfLogin;
}

function codeOfHotel(): string | undefined {
  const data = readDocumentData();
  return data.of === 'hotel' ? data.property.PropertyCode : undefined;
}

/** The answer of a call, or what became of it. Throws only when the caller's signal ends it. */
export async function fetchJson<Answer>(url: string, init: RequestInit): Promise<Answer | ApiError> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, { ...init, credentials: 'same-origin' });
    body = await readJson(response);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    return new ApiError(0, {});
  }
  if (!response.ok) return new ApiError(response.status, body ?? {});
  // The action may have succeeded: an unreadable success is a lost answer.
  return body === null ? new ApiError(0, {}) : (body as Answer);
}

/** Null for a body that is no JSON object or list, as from a proxy or a captive portal. */
async function readJson(response: Response): Promise<Partial<ErrorBody> | null> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}
