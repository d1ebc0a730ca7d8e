import { moneyText } from '@portico/contract/texts/money-text';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { StoredMail } from '../portico/read-mails.ts';
import type { Sums } from './sums.ts';

/**
 * The sums of a guest's mail, in order: each room with its extras, the total, its taxes, the voucher's part, and what was
 * paid. Then what is due later, at the hotel, or on an invoice.
 */
export function mailSums({ rooms, total, taxes, voucher, due }: Sums, currency: CurrencyCode): string[] {
  const money = (minor: number) => plain(moneyText(minor, currency));
  return [
    ...rooms.flatMap(({ room, extras }) => [room, ...extras.map(({ minor }) => minor)]).map(money),
    money(total),
    ...taxes.map(money),
    ...(voucher > 0 ? [money(voucher)] : []),
    ...(due.nowMinor > 0 ? [money(due.nowMinor)] : []),
    ...(due.onInvoiceMinor > 0
      ? [money(due.onInvoiceMinor)]
      : [...due.later.map(({ minor }) => money(minor)), money(due.atHotelMinor)]),
  ];
}

/** The promotion text of each room, in text as in HTML. */
export function loweredTexts({ rooms }: Sums, currency: CurrencyCode): string[] {
  const lowered = rooms.filter(({ room, was }) => room !== was);
  return lowered.map(({ room, was }) =>
    plain(`${moneyText(room, currency)} instead of ${moneyText(was, currency)}`),
  );
}

export function textsOf({ html, text }: StoredMail): readonly string[] {
  return [plain(html), plain(text)];
}

/** The figures at its line ends. */
export function sumsOfText({ text }: StoredMail): string[] {
  const [ledger = ''] = text
    .slice(text.indexOf('\n\n', text.indexOf('\nDeparture:')))
    .split('\nManage your booking');
  const lines = ledger.split('\n').filter((line) => !line.includes(' instead of '));
  return lines.flatMap((line) => /: ([^:]*\d[^:]*)$/.exec(line)?.[1] ?? []).map(plain);
}

/** The figures at the right of its tables; the total is preceded by its label. */
export function sumsOfHtml({ html }: StoredMail): string[] {
  const cells = [...html.matchAll(/<td(?=[^>]* align="right")[^>]*>(.*?)<\/td>/gs)].map(([, words = '']) =>
    plain(words.replace(/<[^>]*>/g, ' ')).replace(/^Total /, ''),
  );
  return cells.filter((words) => /\d/.test(words));
}

function plain(words: string): string {
  return words.replaceAll('&nbsp;', ' ').replace(/\s+/g, ' ').trim();
}
