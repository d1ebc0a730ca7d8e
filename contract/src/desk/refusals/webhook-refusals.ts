import { of } from './refusal-words.ts';

export const webhookRefusals = {
  'desk.webhook-unknown': of(
    404,
    ({ id }: { readonly id: string }) => `This hotel has no endpoint of the id ${id}.`,
  ),
  'desk.webhook-url': of(
    422,
    ({ url, fault }: { readonly url: string; readonly fault: string }) =>
      `${url} cannot be an endpoint: ${fault}.`,
  ),
  'desk.webhook-known': of(
    409,
    ({ url }: { readonly url: string }) =>
      `Events are posted to ${url} already. Remove it first to choose other events.`,
  ),
  'desk.webhooks-full': of(
    409,
    ({ most }: { readonly most: number }) =>
      `The hotel has ${most} endpoints, which is the most. Remove one that is not used.`,
  ),
  'desk.webhook-busy': of(
    409,
    () => 'An import or another change of this hotel is running. Try again when it has ended.',
  ),
  'desk.webhook-not-taken': of(
    409,
    ({ url, why }: { readonly url: string; readonly why: string }) => `${url} has not taken it: ${why}.`,
  ),
} as const;
