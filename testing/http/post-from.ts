import { request } from 'node:http';
import { json } from 'node:stream/consumers';

export interface PostAnswer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Body;
}

/** Sends JSON over its own connection from one of this computer's addresses, such as 127.0.0.2. */
export function postFrom<Body>(address: string, url: string, body: unknown): Promise<PostAnswer<Body>> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', agent: false, localAddress: address, headers });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const answered = (read: unknown) =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: read as Body,
        });
      json(response).then(answered, reject);
    });
    sent.end(JSON.stringify(body));
  });
}
