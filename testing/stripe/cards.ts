/** How a test card behaves; the numbers are those of Stripe's test mode. */
export interface TestCard {
  readonly brand: string;
  readonly last4: string;
  /** The wallet it came from. */
  readonly wallet?: 'apple_pay' | 'google_pay';
  /** On the page. */
  readonly onPage: 'pays' | 'is-declined' | 'asks-who-pays';
  /** When saved and charged off-session. */
  readonly away: 'pays' | 'is-declined' | 'asks-who-pays';
}

const cards: Readonly<Record<string, Omit<TestCard, 'last4'>>> = {
  '4242424242424242': { brand: 'visa', onPage: 'pays', away: 'pays' },
  '5555555555554444': { brand: 'mastercard', onPage: 'pays', away: 'pays' },
  '4000000000000002': { brand: 'visa', onPage: 'is-declined', away: 'is-declined' },
  '4000000000000341': { brand: 'visa', onPage: 'pays', away: 'is-declined' },
  '4000002500003155': { brand: 'visa', onPage: 'asks-who-pays', away: 'pays' },
  '4000002760003184': { brand: 'visa', onPage: 'asks-who-pays', away: 'asks-who-pays' },
};

/** The card in a guest's wallet; undefined: no such wallet. */
export function cardInWallet(wallet: string): TestCard | undefined {
  if (wallet !== 'apple_pay' && wallet !== 'google_pay') return undefined;
  return { brand: 'mastercard', last4: '4444', wallet, onPage: 'pays', away: 'pays' };
}

/** Undefined: not a test-mode card. Ignores spaces. */
export function testCard(typed: string): TestCard | undefined {
  const number = typed.replaceAll(/\s/g, '');
  const card = cards[number];
  return card && { ...card, last4: number.slice(-4) };
}
