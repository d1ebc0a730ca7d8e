import type { Config } from './config-types.ts';
import { crossesInClear } from './related-faults.ts';

/**
 * What a server may be started with and a hotel should know about, in words for its log and `/readyz`. A demo warns of
 * nothing. Rule: docs/operating.md, "Warnings".
 */
export function warningsOf({ mode, payments, mail, database }: Config): readonly string[] {
  if (mode === 'demo') return [];
  const isInClear = database.kind === 'server' && crossesInClear({ DATABASE_URL: database.url });
  const warnings: [boolean, string][] = [
    [
      payments.kind === 'none',
      'no payment provider is configured: guests are asked to contact the hotel (ACQUIRER_URL)',
    ],
    [
      payments.kind === 'sandbox',
      'the sandbox acquirer takes the cards: bookings are confirmed and no money moves (SANDBOX)',
    ],
    [mail.kind === 'folder', 'mails are kept in a folder: no guest receives any (MAIL_URL)'],
    [isInClear, 'what guests typed crosses the network to the database unprotected (DATABASE_TLS)'],
  ];
  return warnings.filter(([applies]) => applies).map(([, words]) => words);
}
