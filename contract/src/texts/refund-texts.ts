import type { CurrencyCode } from '@portico/domain/money/currency';
import { moneyText } from './money-text.ts';

/** A refund to one card, in minor units. */
export interface CardRefund {
  /** Null: the card is not named. */
  readonly card: { readonly name: string; readonly last4: string } | null;
  readonly minor: number;
}

/** “£200.00 is being given back to Visa ending 4242 and £40.00 to Mastercard ending 4444.”; empty without refunds. */
export function refundSentences(refunds: readonly CardRefund[], currency: CurrencyCode): string[] {
  const known = refunds.flatMap(({ card, minor }) =>
    card === null ? [] : [{ where: `to ${card.name} ending ${card.last4}`, minor }],
  );
  const unknownMinor = refunds.reduce((sum, { card, minor }) => sum + (card === null ? minor : 0), 0);
  const unknown = unknownMinor > 0 ? [{ where: 'where it was paid from', minor: unknownMinor }] : [];
  const [first, ...others] = [...known, ...unknown].map(({ where, minor }) => ({
    where,
    sum: moneyText(minor, currency),
  }));
  if (first === undefined) return [];
  const more = others.map(({ where, sum }) => ` and ${sum} ${where}`).join('');
  return [`${first.sum} is being given back ${first.where}${more}.`];
}
