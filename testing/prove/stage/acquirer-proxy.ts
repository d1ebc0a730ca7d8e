import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Side } from '../../database/database-proxy.ts';

/** Longer than the server's timeout for a provider. */
const HANG_MS = 9_000;

/**
 * The fault of one call. `…-before`: the acquirer never sees it or, when it hangs, sees it only after the server has
 * given up. `late`: the acquirer sees it much later, on request.
 */
export const faults = [
  'none',
  'cut-before',
  'cut-after',
  'hang-before',
  'hang-after',
  'error-before',
  'error-after',
  'garbage-before',
  'garbage-after',
  'late',
] as const;
export type Fault = (typeof faults)[number];

export interface AcquirerProxy {
  readonly url: string;
  /** From now on: the fault of each call, given its method and path. */
  plan(faultOf: (call: string) => Fault): void;
  /** Calls in flight, late ones among them. */
  underWay(): number;
  /** Lets the late calls arrive. */
  deliver(): void;
  /** An action to run once, at the next charge or card. Resolves once it has run; the call is cut. */
  once(side: Side, fire: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Proxies between the servers and their provider, and loses, delays and corrupts calls. Some of the calls start a
 * payment.
 */
export async function startAcquirerProxy(
  target: string,
  isOrder: (call: string) => boolean,
): Promise<AcquirerProxy> {
  let faultOf: (call: string) => Fault = () => 'none';
  const late: (() => void)[] = [];
  let armed: { side: Side; fire: () => Promise<void> } | undefined;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    const body = await buffer(request);
    const forward = () => forwarded(target, request, body);
    if (armed !== undefined && isOrder(call)) {
      const { side, fire } = armed;
      armed = undefined;
      if (side === 'after') await forward();
      await fire();
      response.destroy();
      return;
    }
    const fault = faultOf(call);
    const side = fault.endsWith('-after') ? 'after' : 'before';
    const answer = side === 'after' || fault === 'none' ? await forward() : undefined;
    if (fault === 'none' && answer !== undefined) send(response, answer.status, answer.text);
    else if (fault.startsWith('cut')) response.destroy();
    else if (fault.startsWith('error'))
      send(response, 500, '{"error":{"code":"internal_error","message":""}}');
    else if (fault.startsWith('garbage')) send(response, 200, '<html>We are sorry</html>');
    else if (fault === 'late') {
      response.destroy();
      await new Promise<void>((arrive) => late.push(arrive));
      await forward();
    } else {
      await delay(HANG_MS);
      // A delayed call still arrives.
      if (side === 'before') await forward();
      response.destroy();
    }
  }

  let underWay = 0;
  const server = createServer((request, response) => {
    underWay++;
    pass(request, response)
      .catch(() => response.destroy())
      .finally(() => underWay--);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plan: (next) => {
      faultOf = next;
    },
    underWay: () => underWay,
    deliver: () => late.splice(0).forEach((arrive) => arrive()),
    once: (side, fire) =>
      new Promise((done) => {
        armed = { side, fire: () => fire().then(() => done()) };
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The headers a provider reads. */
const passedOn = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];

async function forwarded(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const response = await fetch(target + url, {
    method: method ?? 'GET',
    headers: Object.fromEntries(
      passedOn.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
    ),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return { status: response.status, text: await response.text() };
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}
