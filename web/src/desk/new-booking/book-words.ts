import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { deskMoney } from '../lib/desk-money.ts';
import type { Draft } from './draft.ts';

/** What the press does and costs: “Book for £492.00, paid on arrival”. */
export function bookWords(
  { way, accountId }: Pick<Draft, 'way' | 'accountId'>,
  { totalMinor, companies }: Pick<DeskAnswer<'NewBooking/Price'>, 'totalMinor' | 'companies'>,
): string {
  const book = `Book for ${deskMoney(totalMinor)}`;
  if (way === 'on-arrival') return `${book}, paid on arrival`;
  const company = companies.find((one) => one.accountId === accountId);
  return `${book}, on ${company === undefined ? 'a company’s' : `${company.name}’s`} invoice`;
}
