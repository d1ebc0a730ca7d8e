import { providerClient, type ProviderAddress } from '../../payment/provider-client.ts';

/**
 * Has the stand-in of a demo send its webhooks to `url`; at Paystack itself that is entered by hand. False when it did not
 * say that it will; never throws.
 */
export async function registerAtStandIn(standIn: ProviderAddress, url: string): Promise<boolean> {
  const answer = await providerClient(standIn)('PUT', '/dashboard/webhook', { url });
  return answer?.status === 200;
}
