import { booksCalls } from '@portico/contract/desk/calls/books-calls';
import { driftWords } from '@portico/contract/desk/drift-words';
import type { CurrencySums } from '../operations/reconcile/currency-sums.ts';
import type { Drift } from '../operations/reconcile/drift.ts';
import type { InvoiceSums } from '../operations/reconcile/invoice-sums.ts';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { isReconciled, reconcile, type ReconcileReport } from '../operations/reconcile/reconcile.ts';
import { command, type CommandResult } from './command.ts';
import { commandPayments } from './command-payments.ts';
import { oneOrAllHotels } from './outbox-command.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { noteLine } from './note-line.ts';
import { withOperation } from './with-operation.ts';

/** Prints what was compared and each drift. Exit code 1 unless everything could be compared and agrees. */
export const reconcileCommand = command({
  name: 'reconcile',
  does: [
    'Compares nights, bookings and payments with each other and with the provider, and lists what disagrees.',
    'Exit code 1 if something disagrees, or a provider could not be reached.',
  ],
  options: { property: oneOrAllHotels },
  answers: booksCalls['Books/Compare'].answers,
  run: async ({ property: code }, setting) => {
    const { environment, clock, log } = setting;
    const { providers, why = 'it does not answer, or not as it should' } = await commandPayments(environment);
    const tell = (report: ReconcileReport): CommandResult<ReconcileReport> => ({
      exitCode: isReconciled(report) ? 0 : 1,
      lines: describeReconciliation(report, why),
      answer: report,
    });
    if (code !== undefined) return withOperation(setting, code, 'Books/Compare', {}, tell);
    return withHotelDatabase(environment, log, async (database) =>
      tell(await reconcile({ database, clock, providers })),
    );
  },
});

/** What was compared, then one drift per line. `why`: the reason if the provider was not compared. */
export function describeReconciliation(report: ReconcileReport, why: string): string[] {
  const { drift, open, sums, provider } = report;
  const isCompared = provider === 'compared';
  const table: [string, number][] = [
    ['properties', report.properties],
    ['nights', report.nights],
    ['extras, dates', report.extraDays],
    ['promotions', report.promotions],
    ['gift vouchers', report.vouchers],
    ['restaurants, quarters', report.tables],
    ['bookings', report.bookings],
    ['payments, ours', report.payments],
    ...(isCompared
      ? ([
          ["payments, the provider's", report.providerRecords],
          ['payments in flight', report.inFlight],
          ['payments open for longer', open.length],
        ] satisfies [string, number][])
      : []),
  ];
  return [
    ...table.map(([what, number]) => `${what.padEnd(26)}${number.toLocaleString('en-GB').padStart(12)}`),
    ...report.invoiced.map(describeInvoices),
    ...sums.flatMap(describeSums),
    ...(isCompared ? [] : [`The payment provider was not compared: ${why}.`]),
    ...open.map((line) => `open: ${noteLine(line)}`),
    ...drift.map(describeDrift),
    `drift ${drift.length}`,
  ];
}

function describeDrift({ kind, about, found, expected }: Drift): string {
  return `${driftWords[kind]}: ${noteLine(about)}: ${found}, expected ${expected}`;
}

function describeInvoices({ currency, bookings, invoicedMinor, owedMinor }: InvoiceSums): string {
  const text = (minor: number) => moneyText({ minor, currency });
  return `on invoice: ${text(invoicedMinor)}, of which ${text(owedMinor)} is owed (bookings: ${bookings})`;
}

function describeSums(sums: CurrencySums): string[] {
  const { currency } = sums;
  const text = (minor: number) => moneyText({ minor, currency });
  return [
    `paid: ours ${text(sums.paidHereMinor)}, the provider's ${text(sums.paidThereMinor)}`,
    `refunded: ours ${text(sums.refundedHereMinor)}, the provider's ${text(sums.refundedThereMinor)}`,
  ];
}
