import type { Middleware } from 'openapi-fetch';

/** Stores the cookies of answers and sends them with the next call. In a browser it does nothing: that has its own. */
export function rememberCookies(): Middleware {
  const cookies = new Map<string, string>();
  return {
    onRequest({ request }) {
      if (cookies.size === 0) return;
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    },
    onResponse({ response }) {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /; *max-age=0(;|$)/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}
