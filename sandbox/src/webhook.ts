import { createHmac, randomUUID } from 'node:crypto';
import type { Attempt } from './attempt.ts';
import { openDelivery, type DeliveryOptions } from './bad-delivery.ts';

export type WebhookOptions = Omit<DeliveryOptions, 'signature'> & { secret: string };

/** Notifies the client of finished attempts. Rule: docs/sandbox-acquirer.md, "Events". */
export function openWebhook({ secret, ...options }: WebhookOptions): {
  emit(attempt: Attempt): void;
  stop(): void;
} {
  const signature = (body: string) => ({
    'sandbox-signature': createHmac('sha256', secret).update(body).digest('hex'),
  });
  const delivery = openDelivery({ ...options, signature });
  return {
    emit: ({ reference, status }) =>
      delivery.emit({ id: `evt_${randomUUID()}`, type: 'attempt.updated', reference, status }),
    stop: delivery.stop,
  };
}
