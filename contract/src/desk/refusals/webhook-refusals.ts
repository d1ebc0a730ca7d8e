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
  'desk.webhook-not-taken': of(
    409,
    ({ url, why }: { readonly url: string; readonly why: string }) => `${url} has not taken it: ${why}.`,
  ),
} as const;
