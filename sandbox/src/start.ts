import type { FastifyInstance } from 'fastify';
import { buildSandbox, type SandboxOptions } from './app.ts';
import { systemNow } from './clock.ts';

/**
 * Starts the sandbox acquirer. `port` 0 takes any free one; `host` defaults to 127.0.0.1. Throws if the port is taken
 * or the store file cannot be opened. `close` finishes requests in flight, then stops.
 */
export async function startSandbox({
  host = '127.0.0.1',
  port,
  ...options
}: Omit<SandboxOptions, 'now'> & { host?: string; port: number }): Promise<{
  url: string;
  close: () => Promise<void>;
}> {
  return startApp(buildSandbox({ ...options, now: systemNow }), { host, port });
}

/** Starts listening; closes the app if that fails. */
export async function startApp(
  app: FastifyInstance,
  at: { host: string; port: number },
): Promise<{ url: string; close: () => Promise<void> }> {
  try {
    const url = await app.listen(at);
    return { url, close: () => stop(app) };
  } catch (error) {
    await app.close();
    throw error;
  }
}

const patienceMs = 1000;

async function stop(app: FastifyInstance): Promise<void> {
  // An idle connection would delay the stop for minutes.
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  await app.close();
  clearTimeout(cut);
}
