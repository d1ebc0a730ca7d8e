/** The browser of one guest at one server; it stores cookies. */
export interface GuestBrowser {
  /** Cookies as sent, by name. */
  readonly cookies: Map<string, string>;
  /** The Set-Cookie headers of the last answer that had one. */
  readonly setCookies: () => readonly string[];
  get(path: string, query?: Readonly<Record<string, string>>): Promise<GuestAnswer>;
  /** `key`: the header Idempotency-Key. */
  post(
    path: string,
    body?: object,
    query?: Readonly<Record<string, string>>,
    key?: string,
  ): Promise<GuestAnswer>;
}

export interface GuestAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  // Each test knows the shape of its answer.
  readonly body: Record<string, never>;
  readonly text: string;
}

/** `from`: the guest's address, as a proxy reports it. */
export function guestBrowser(url: string, from?: string): GuestBrowser {
  const cookies = new Map<string, string>();
  let setCookies: readonly string[] = [];

  async function ask(
    method: string,
    path: string,
    query: object,
    body?: object,
    key?: string,
  ): Promise<GuestAnswer> {
    const search = new URLSearchParams({ ...query }).toString();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${url}${path}${search === '' ? '' : `?${search}`}`, {
      method,
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie();
    if (set.length > 0) setCookies = set;
    for (const line of set) keep(line);
    const text = await response.text();
    const retryAfter = response.headers.get('retry-after');
    return {
      status: response.status,
      retryAfter,
      body: JSON.parse(text || '{}') as GuestAnswer['body'],
      text,
    };
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    cookies,
    setCookies: () => setCookies,
    get: (path, query = {}) => ask('GET', path, query),
    post: (path, body, query = {}, key) => ask('POST', path, query, body, key),
  };
}
