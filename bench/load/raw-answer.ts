import { request, type Agent } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type autocannon from 'autocannon';

/**
 * The body of one response as sent, still compressed if it is. Opens a connection unless given an agent. Throws unless
 * the status is 200.
 */
export function rawAnswer(
  url: string,
  call: autocannon.Request,
  agent: Agent | false = false,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const target = new URL(call.path ?? '/', url);
    const { method = 'GET', headers = {}, body } = call;
    const sent = request(target, { method, headers, agent }, (answer) => {
      buffer(answer).then((content) => {
        if (answer.statusCode === 200) resolve(content);
        else reject(new Error(`${target.href} answered ${answer.statusCode}: ${content.toString()}`));
      }, reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
