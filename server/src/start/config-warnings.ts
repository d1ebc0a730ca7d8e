import type { Config } from '../config/config-types.ts';
import { crossesInClear } from '../config/related-faults.ts';
import type { ProviderDeclaration } from '../payments/provider-declaration.ts';
import { accountsAt } from '../payments/providers/open-accounts.ts';
import { providerDeclarations } from '../payments/providers/provider-declarations.ts';

/**
 * Valid settings that a hotel should know about, in words for the log and `/readyz`. A demo has no warnings. Rule:
 * docs/every-day.md, "Warnings".
 */
export function configWarnings(
  { mode, payments, accounts, mail, database }: Config,
  declared: readonly ProviderDeclaration[] = providerDeclarations,
): readonly string[] {
  if (mode === 'demo') return [];
  const isInClear = database.kind === 'server' && crossesInClear({ DATABASE_URL: database.url });
  const keys = ['ACQUIRER_URL', ...declared.map(({ secretKey }) => secretKey.variable)];
  const test = declared.flatMap((provider) =>
    accountsAt(provider, accounts.all).filter(({ secretKey }) => provider.isTestKey(secretKey)),
  );
  const warnings: [boolean, string][] = [
    [
      payments.kind === 'none' && accounts.all.length === 0,
      `no payment provider is configured: guests are asked to contact the hotel (${keys.join(', ')})`,
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
