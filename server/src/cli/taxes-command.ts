import { reportsCalls } from '@portico/contract/desk/calls/reports-calls';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { property, required, value } from './command-option.ts';
import { command, done, refusedFor } from './command.ts';
import { withOperation } from './with-operation.ts';

/** VAT by rate and city tax of a period. Rule: docs/reports.md, "VAT for the bookkeeper". */
export const taxesCommand = command({
  name: 'taxes',
  does: [
    'VAT by rate and city tax of rooms, extras and cancellation fees, by the day of departure.',
    'Invoices by link that are of no booking are in it by the day they were made. At most 400 days.',
  ],
  options: {
    property,
    from: required(value.date('the first day of departure')),
    to: required(value.date('the last, included')),
  },
  answers: reportsCalls['Reports/Taxes'].answers,
  run: async ({ property: code, from, to }, setting) => {
    if (from > to) return refusedFor(`--to is before --from: ${to} is earlier than ${from}.`);
    return withOperation(setting, code, 'Reports/Taxes', { from, to }, (taxes, { definition }) => {
      const money = (minor: number) => moneyText({ minor, currency: taxes.currency });
      return done(
        [
          `${definition.property.name}, departures from ${from} to ${to}: ${taxes.rooms}`,
          ...(taxes.invoices > 0 ? [`  Invoices by link: ${taxes.invoices}`] : []),
          ...taxes.vat.map(
            ({ percent, netMinor, vatMinor }) =>
              `  ${percent}%: net ${money(netMinor)}, VAT ${money(vatMinor)}`,
          ),
          ...taxes.cityTax.map(
            ({ name, paidAtHotel, minor }) =>
              `  ${name}${paidAtHotel ? ', paid at the hotel' : ''}: ${money(minor)}`,
          ),
          `  Gross: ${money(taxes.grossMinor)}`,
        ],
        taxes,
      );
    });
  },
});
