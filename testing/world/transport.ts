import type { PorticoServer } from '@portico/server/platform/http/server-type';

export interface GuestRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly setCookies: readonly string[];
  readonly text: string;
}

/** Carries a guest's request to a server. Rejects when no answer arrives. */
export type Transport = (request: GuestRequest) => Promise<RawAnswer>;

const json = { 'content-type': 'application/json' };

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

/** Into a server of this process, without a socket. `address`: the guest's. */
export function injectInto(app: PorticoServer, address: string): Transport {
  return async ({ method, path, query, body, headers }) => {
    const { statusCode, ...answer } = await app.inject({
      method,
      url: path,
      query,
      remoteAddress: address,
      headers: { ...(body !== undefined && json), ...headers },
      ...(body !== undefined && { payload: textOf(body) }),
    });
    return {
      status: statusCode,
      headers: { ...answer.headers },
      setCookies: [answer.headers['set-cookie'] ?? []].flat(),
      text: answer.body,
    };
  };
}

/** A lost server answers nothing. */
const TIMEOUT_MS = 120_000;

/**
 * To a server at an address without a trailing slash, each request on a connection of its own, so that a closed idle
 * connection is not taken for a lost request. `from`: the guest's address, as a proxy reports it.
 */
export function fetchFrom(url: string, from?: string): Transport {
  return async ({ method, path, query, body, headers }) => {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${url}${path}${search === '' ? '' : `?${search}`}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        connection: 'close',
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...(body !== undefined && json),
        ...headers,
      },
      ...(body !== undefined && { body: textOf(body) }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      setCookies: response.headers.getSetCookie(),
      text: await response.text(),
    };
  };
}
