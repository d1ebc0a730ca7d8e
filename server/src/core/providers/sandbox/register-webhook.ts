import { providerClient, type ProviderAddress } from '../../payment/provider-client.ts';

/**
 * Asks the sandbox to send its webhooks to `url` from now on. False when it did not say that it will; never throws.
 * Rule: docs/sandbox-acquirer.md, "Events".
 */
export async function registerWebhook(options: ProviderAddress, url: string): Promise<boolean> {
  const answer = await providerClient(options)('PUT', '/v1/webhook', { url });
  return answer?.status === 200;
}
