import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { deskMoney } from '../lib/desk-money.ts';
import type { Draft } from './draft.ts';
import { untilText } from './until-text.ts';

const HOUR_MS = 3_600_000;

/**
 * What the press does and costs: “Book for £492.00, paid on arrival”, “Hold until 18:00 and send a pay link for
 * £492.00”.
 */
export function bookWords(
  { way, accountId, holdHours, email }: Pick<Draft, 'way' | 'accountId' | 'holdHours' | 'email'>,
  {
    totalMinor,
    voucherMinor,
    companies,
  }: Pick<DeskAnswer<'NewBooking/Price'>, 'totalMinor' | 'voucherMinor' | 'companies'>,
  now: Date,
): string {
  const sum = deskMoney(totalMinor);
  if (voucherMinor > 0 && voucherMinor === totalMinor) return `Book for ${sum}, paid by the voucher`;
  if (voucherMinor > 0)
    return `Book for ${sum}: ${deskMoney(voucherMinor)} by the voucher, ${deskMoney(totalMinor - voucherMinor)} ${way === 'invoice' ? 'on invoice' : 'on arrival'}`;
  if (way === 'on-arrival') return `Book for ${sum}, paid on arrival`;
  if (way === 'link') {
    const hours = Number(holdHours);
    // What cannot be is refused by the press, at its field.
    const until =
      hours >= 1 && hours <= 72 ? ` until ${untilText(new Date(now.getTime() + hours * HOUR_MS), now)}` : '';
    return `Hold${until} and ${email.trim() === '' ? 'make' : 'send'} a pay link for ${sum}`;
  }
  const company = companies.find((one) => one.accountId === accountId);
  return `Book for ${sum}, on ${company === undefined ? 'a company’s' : `${company.name}’s`} invoice`;
}
