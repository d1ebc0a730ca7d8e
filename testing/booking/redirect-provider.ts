import type {
  KnownAttempt,
  PaymentAnswer,
  RedirectOrder,
  RedirectProvider,
} from '@portico/server/payments/payment-port';

/** The configuration of a test provider with a hosted page, and a record of its calls. */
export interface RedirectProviderFacts {
  readonly name: string;
  readonly cards: RedirectProvider['cards'];
  /** All of them by default. */
  readonly currencies?: readonly string[];
  readonly started?: { readonly attempt: KnownAttempt; readonly order: RedirectOrder }[];
  /** The answer to a start, when it is not the page. */
  readonly start?: () => PaymentAnswer | undefined;
  /** The answer to a look-up; unknown by default. */
  readonly lookUp?: (attempt: KnownAttempt) => PaymentAnswer;
  readonly cancel?: (attempt: KnownAttempt) => PaymentAnswer;
}

/** The server's side of a provider with a hosted page. */
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
