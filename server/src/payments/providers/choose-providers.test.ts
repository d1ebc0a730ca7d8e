import { buildRedirectProvider } from '@portico/testing/booking/redirect-provider';
import { expect, test } from 'vitest';
import { offeredBy } from '../providers.ts';
import { sandboxAcquirer } from './sandbox/sandbox-acquirer.ts';
import { chooseProviders } from './choose-providers.ts';

const acquirer = sandboxAcquirer({ url: 'http://127.0.0.1:1', secret: 'a-secret-of-the-tests' });
const stripe = (hotel: string | null, name: string) => ({
  provider: 'stripe',
  takes: 'cards' as const,
  hotel,
  port: { ...buildRedirectProvider({ name, cards: 'on-its-page' }), hasWallets: true },
});
const paystack = (hotel: string | null, name: string) => ({
  provider: 'paystack',
  takes: 'paystack' as const,
  hotel,
  port: buildRedirectProvider({ name, cards: 'none', currencies: ['NGN'] }),
});
const quay = { code: 'QUAY', currency: 'GBP' } as const;
const moss = { code: 'moss', currency: 'GBP' } as const;
const lagos = { code: 'Lagos', currency: 'NGN' } as const;

test('a hotel’s cards go to its chosen provider, else to its account at Stripe, else to the acquirer', () => {
  const from = {
    acquirer,
    accounts: [stripe('quay', 'stripe-quay'), stripe('moss', 'stripe-moss')],
  };
  const cardProviders = [{ hotel: 'moss', provider: 'acquirer' }] as const;
  const providers = chooseProviders({ cardProviders }, from);
  expect(providers.forMethod(quay, 'card')?.name).toBe('stripe-quay');
  expect(providers.forMethod(quay, 'store-card')?.name).toBe('stripe-quay');
  expect(providers.forMethod(moss, 'card')?.name).toBe('sandbox');
  expect(providers.forMethod(lagos, 'card')?.name).toBe('sandbox');
  expect(providers.named('stripe-moss')?.name).toBe('stripe-moss');
  expect(offeredBy(providers, quay)).toEqual({
    cardEntry: 'on-its-page',
    hasWallets: true,
    providerWays: [],
  });
  expect(offeredBy(providers, moss)).toEqual({
    cardEntry: 'typed-here',
    hasWallets: false,
    providerWays: [],
  });
});

test('a hotel’s own account goes before the one of all, which serves the others', () => {
  const from = {
    acquirer: undefined,
    accounts: [paystack(null, 'paystack'), paystack('lagos', 'paystack-lagos')],
  };
  const providers = chooseProviders({ cardProviders: [] }, from);
  expect(providers.forMethod(lagos, 'paystack')?.name).toBe('paystack-lagos');
  expect(providers.forMethod({ code: 'ABUJA', currency: 'NGN' }, 'paystack')?.name).toBe('paystack');
  expect(offeredBy(providers, lagos)).toEqual({
    cardEntry: 'none',
    hasWallets: false,
    providerWays: ['paystack'],
  });
});

test('a provider is not used for a currency that it does not take', () => {
  const from = { acquirer: undefined, accounts: [paystack(null, 'paystack')] };
  const providers = chooseProviders({ cardProviders: [] }, from);
  expect(offeredBy(providers, quay)).toEqual({ cardEntry: 'none', hasWallets: false, providerWays: [] });
});
