import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './api.ts';
import { rememberCookies } from './remember-cookies.ts';

/**
 * A client of a hotel's booking engine, for one guest: each call and answer is typed by `/api/openapi.json`. It stores
 * cookies and sends them, as a browser does: the grants of bookings, and a guest's log-in. How to use it: docs/api.md, "A
 * client".
 */
export function porticoClient(options: ClientOptions & { readonly baseUrl: string }): Client<paths> {
  const client = createClient<paths>(options);
  client.use(rememberCookies());
  return client;
}
