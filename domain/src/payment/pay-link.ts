import { emailIssues } from '../people/email.ts';
import type { Issue } from '../result.ts';
import { payersCardIssues, type CardDetails, type CardRules } from './card.ts';

/** What a link requests: paying an invoice, or saving a card. */
export type PayLinkAction = 'pay' | 'store-card';

/**
 * What a link still requests; `none`: nothing is left to pay. `balanceMinor`: owed on its invoice, minor units. Rule:
 * docs/journeys.md, "Paying by link".
 */
export function requiredAction(made: PayLinkAction, balanceMinor: number): PayLinkAction | 'none' {
  return made === 'pay' && balanceMinor <= 0 ? 'none' : made;
}

interface PayLinkForm {
  /** Receives the receipt. */
  readonly email: string;
  /** Null: the provider's own page takes it. Its e-mail may be empty: then the payer's is used. */
  readonly card: CardDetails | null;
}

/**
 * Issues of the form: the e-mail as `email`, the card's fields as `card.number` and so on. Rule: docs/journeys.md,
 * "Paying by link".
 */
export function payLinkIssues({ email, card }: PayLinkForm, rules: CardRules): Issue[] {
  const ofCard = card === null ? [] : payersCardIssues(card, rules);
  return [
    ...emailIssues(email, true),
    ...ofCard.map(({ field, code }) => ({ field: `card.${field}`, code })),
  ];
}
