import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { deskMoney } from '../lib/desk-money.ts';
import { depositMinor, type Draft } from './draft.ts';
import { untilText } from './until-text.ts';

const HOUR_MS = 3_600_000;

/**
 * What the press does and costs: “Book for £492.00, paid on arrival”, “Hold until 18:00 and send a pay link for
 * £492.00”.
 */
export function bookWords(
  draft: Pick<Draft, 'way' | 'accountId' | 'holdHours' | 'email' | 'deposit'>,
  price: Pick<
    DeskAnswer<'NewBooking/Price'>,
    'currency' | 'totalMinor' | 'ways' | 'voucherMinor' | 'companies'
  >,
  now: Date,
): string {
  const { way, accountId, holdHours, email } = draft;
  const { totalMinor, voucherMinor, companies } = price;
  const linked = `${email.trim() === '' ? 'make' : 'send'} a pay link`;
  const sum = deskMoney(totalMinor);
  if (voucherMinor > 0 && voucherMinor === totalMinor) return `Book for ${sum}, paid by the voucher`;
  if (voucherMinor > 0)
    return `Book for ${sum}: ${deskMoney(voucherMinor)} by the voucher, ${deskMoney(totalMinor - voucherMinor)} ${way === 'invoice' ? 'on invoice' : 'on arrival'}`;
  const deposit = depositMinor(draft, price);
  if (way === 'on-arrival' || (way === 'deposit' && deposit === null))
    return `Book for ${sum}, paid on arrival`;
  if (way === 'deposit')
    return `Book for ${sum} and ${linked}${deposit ? ` for ${deskMoney(deposit)} of it` : ''}`;
  if (way === 'link') {
    const hours = Number(holdHours);
    // What cannot be is refused by the press, at its field.
    const until =
      hours >= 1 && hours <= 72 ? ` until ${untilText(new Date(now.getTime() + hours * HOUR_MS), now)}` : '';
    return `Hold${until} and ${linked} for ${sum}`;
  }
  const company = companies.find((one) => one.accountId === accountId);
  return `Book for ${sum}, on ${company === undefined ? 'a company’s' : `${company.name}’s`} invoice`;
}
