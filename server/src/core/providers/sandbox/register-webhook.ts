import { sandboxClient, type SandboxOptions } from './sandbox-client.ts';

/**
 * Asks the sandbox to send its webhooks to `url` from now on. False when it did not say that it will; never throws.
 * Rule: docs/sandbox-acquirer.md, "Events".
 */
export async function registerWebhook(options: SandboxOptions, url: string): Promise<boolean> {
  const answer = await sandboxClient(options)('PUT', '/v1/webhook', { url });
  return answer?.status === 200;
}
