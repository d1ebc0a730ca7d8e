import type { Config } from './config-types.ts';
import { crossesInClear } from './related-faults.ts';

/**
 * What a server may be started with and a hotel should know about, in words for its log and `/readyz`. A demo warns of
 * nothing. Rule: docs/operating.md, "Warnings".
 */
export function warningsOf({ mode, payments, accounts, mail, database }: Config): readonly string[] {
  if (mode === 'demo') return [];
  const isInClear = database.kind === 'server' && crossesInClear({ DATABASE_URL: database.url });
  const all = [...accounts.stripe, ...accounts.paystack];
  const test = all.filter(({ secretKey }) => secretKey.includes('k_test_'));
  const warnings: [boolean, string][] = [
    [
      payments.kind === 'none' && all.length === 0,
      'no payment provider is configured: guests are asked to contact the hotel (ACQUIRER_URL, STRIPE_SECRET_KEY, PAYSTACK_SECRET_KEY)',
    ],
    [
      payments.kind === 'sandbox',
      'the sandbox acquirer takes the cards: bookings are confirmed and no money moves (SANDBOX)',
    ],
    [
      payments.kind === 'sandbox' && database.kind === 'server',
      'the sandbox acquirer is this server’s own: another server of this database would not know its payments, so run one, or give all the same ACQUIRER_URL (SANDBOX)',
    ],
    ...test.map(({ name }): [boolean, string] => [
      true,
      `${name} has a test key: bookings are confirmed and no money moves`,
    ]),
    [mail.kind === 'folder', 'mails are kept in a folder: no guest receives any (MAIL_URL)'],
    [isInClear, 'what guests typed crosses the network to the database unprotected (DATABASE_TLS)'],
  ];
  return warnings.filter(([applies]) => applies).map(([, words]) => words);
}
