import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Sample } from '../load/send-load.ts';
import { oneEach } from './one-each.ts';

/** A request that can be sent only once, because it uses up its subject. */
export interface PostedOnce {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  /** Part of the response of a success. */
  readonly expected: string;
}

/** Sends each once, one at a time on each connection. Throws when one fails. */
export async function postEach(
  url: string,
  posts: readonly PostedOnce[],
  connections: number,
): Promise<Sample> {
  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  try {
    return await oneEach(agents, posts, (agent, one) => post(url, one, agent));
  } finally {
    for (const agent of agents) agent.destroy();
  }
}

function post(url: string, { path, headers, body, expected }: PostedOnce, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, url),
      { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      (answer) => {
        text(answer).then((content) => {
          if (answer.statusCode === 200 && content.includes(expected)) resolve();
          else reject(new Error(`${path} answered ${answer.statusCode}: ${content}`));
        }, reject);
      },
    );
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });
}
