import { Refusal } from './refusal.ts';

interface StoredAnswer {
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
}

/** Runs a request once per key, as Stripe does. */
export interface Idempotency {
  /** `work` begins only once a request is valid: the result of an invalid one is not stored. */
  once(
    key: string | undefined,
    request: { readonly path: string; readonly params: unknown },
    work: () => { status: number; body: unknown },
  ): { readonly status: number; readonly body: unknown };
  /** As Stripe does after a day. */
  forget(): void;
}

export function openIdempotency(): Idempotency {
  const stored = new Map<string, StoredAnswer>();
  return {
    once: (key, { path, params }, work) => {
      const request = `${path} ${JSON.stringify(params)}`;
      const earlier = key === undefined ? undefined : stored.get(key);
      if (earlier !== undefined && earlier.request !== request)
        throw new Refusal(400, {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        });
      if (earlier !== undefined) return earlier;
      const answer = work();
      if (key !== undefined) stored.set(key, { request, ...answer });
      return answer;
    },
    forget: () => stored.clear(),
  };
}
