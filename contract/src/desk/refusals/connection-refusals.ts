import { of } from './refusal-words.ts';

export const connectionRefusals = {
  'desk.connection-unknown': of(
    404,
    ({ id }: { readonly id: string }) => `This hotel has no connection of the id ${id}.`,
  ),
  'desk.connection-revoked': of(
    409,
    ({ name }: { readonly name: string }) =>
      `${name} was revoked: its credentials open nothing any more. Add a new connection.`,
  ),
  'desk.connection-code-twice': of(
    422,
    ({ code, one, other }: { readonly code: string; readonly one: string; readonly other: string }) =>
      `${code} would stand for ${one} and for ${other}. Nothing was saved.`,
  ),
  'desk.connection-code-of-nothing': of(
    422,
    ({ id }: { readonly id: string }) => `This hotel has no room type or rate plan of the id ${id}.`,
  ),
  'desk.connection-url': of(
    422,
    ({ url, fault }: { readonly url: string; readonly fault: string }) =>
      `Bookings cannot be posted to ${url}: ${fault}.`,
  ),
  'desk.connections-full': of(
    409,
    ({ most }: { readonly most: number }) =>
      `The hotel has ${most} connections, which is the most. Revoke one that is not used.`,
  ),
  'desk.connection-message-unknown': of(
    404,
    () => 'There is no such message. Messages are stored for 30 days.',
  ),
} as const;
