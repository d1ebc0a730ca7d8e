import type {
  KnownAttempt,
  PaymentAnswer,
  RedirectOrder,
  RedirectProvider,
} from '@portico/server/payments/payment-port';

/** What a test says of a provider with a page of its own, and what was asked of it. */
export interface RedirectProviderFacts {
  readonly name: string;
  readonly cards: RedirectProvider['cards'];
  /** All of them unless told. */
  readonly currencies?: readonly string[];
  /** Each attempt that was started. */
  readonly started?: { readonly attempt: KnownAttempt; readonly order: RedirectOrder }[];
  /** What a start says, where it is not the page. */
  readonly start?: () => PaymentAnswer | undefined;
  /** What a look-up says; unknown unless told. */
  readonly lookUp?: (attempt: KnownAttempt) => PaymentAnswer;
  readonly cancel?: (attempt: KnownAttempt) => PaymentAnswer;
}

/** A provider with a page of its own, as far as the server's side of it goes. */
export function buildRedirectProvider(facts: RedirectProviderFacts): RedirectProvider {
  const unknown = async () => ({ kind: 'unknown' }) as const;
  return {
    name: facts.name,
    cards: facts.cards,
    leastMinor: () => 0,
    takesCurrency: (currency) => facts.currencies?.includes(currency) ?? true,
    startRedirect: async (attempt, order) => {
      facts.started?.push({ attempt, order });
      const instead = facts.start?.();
      if (instead !== undefined) return instead;
      const url = `https://pay.example/${attempt.attemptId}`;
      return { kind: 'action-required', url, reference: `theirs-${attempt.attemptId}` };
    },
    chargeStored: unknown,
    lookUp: async (attempt) => facts.lookUp?.(attempt) ?? { kind: 'unknown' },
    cancel: async (attempt) => facts.cancel?.(attempt) ?? { kind: 'cancelled' },
    refund: async () => 'unknown',
    readWebhook: () => undefined,
    list: async () => 'unknown',
  };
}
