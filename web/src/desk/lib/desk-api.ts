import type { DeskAnswer, DeskCallName, DeskTakes } from '@portico/contract/desk/desk-calls';
import type { AnswerOf, BodyOf, EndpointPath } from '@portico/contract/endpoints/endpoints';
import { fetchJson } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { logApiError } from '../../lib/client-log.ts';
import { askLogIn, type Asked } from './ask-log-in.ts';
import { deskHotel } from './desk-document.ts';

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Of one press: a repeat under it is answered as the first. */
  readonly key?: string;
}

/**
 * Calls the desk for this document's hotel. When the log-in has ended, or has to be confirmed first, asks for that and
 * goes on. Throws an ApiError for a refusal, and for no or an incomplete answer.
 */
export async function callDesk<Name extends DeskCallName>(
  name: Name,
  takes: DeskTakes<Name>,
  { signal, key }: CallOptions = {},
): Promise<DeskAnswer<Name>> {
  return orLogIn(() =>
    post(name, takes, {
      ...(signal && { signal }),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    }),
  );
}

/** Makes a call; one that is refused for want of a log-in is made again once somebody has logged in. */
export async function orLogIn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const asked = logInAskedBy(error);
    if (asked === undefined || !(await askLogIn(asked))) throw error;
    return call();
  }
}

/** What a refusal asks of who is there; undefined: another refusal. Nothing was done. */
export function logInAskedBy(error: unknown): Asked | undefined {
  if (isRefusedAs(error, 'desk.logged-out')) return 'log-in';
  return isRefusedAs(error, 'desk.idle') ? 'confirm' : undefined;
}

type LogInPath<Name extends string> = `/api/Desk/:propertyCode/${Name}`;
type LogInCall = EndpointPath extends infer Path
  ? Path extends LogInPath<infer Name>
    ? Name
    : never
  : never;

/** The calls around a log-in, which no role guards. */
export function callLogIn<Name extends LogInCall>(
  name: Name,
  body: BodyOf<LogInPath<Name>>,
): Promise<AnswerOf<LogInPath<Name>>> {
  return post(name, body, {});
}

async function post<Answer>(
  name: string,
  body: unknown,
  { headers, ...init }: { signal?: AbortSignal; headers?: Readonly<Record<string, string>> },
): Promise<Answer> {
  const url = `/api/Desk/${encodeURIComponent(deskHotel().code)}/${name}`;
  const answer = await fetchJson<Answer>(url, {
    method: 'POST',
    body: JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  });
  if (!(answer instanceof ApiError)) return answer;
  logApiError(answer, url, 'POST');
  throw answer;
}

/** Whether a call was refused with one of the desk's codes. */
export function isRefusedAs(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.refusalCode !== null && String(error.refusalCode) === code;
}
