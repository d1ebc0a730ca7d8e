import { emailIssues } from '../people/email.ts';
import type { Issue } from '../result.ts';
import { payersCardIssues, type CardDetails, type CardRules } from './card.ts';

/** What the hotel asks for by a link: that an invoice is paid, or that a card is kept. */
export type PayLinkAction = 'pay' | 'store-card';

/**
 * What a link still asks for; `none`: there is nothing left to pay. `balanceMinor`: what is owed on its invoice, minor
 * units. Rule: docs/journeys.md, "Paying by link".
 */
export function actionAsked(made: PayLinkAction, balanceMinor: number): PayLinkAction | 'none' {
  return made === 'pay' && balanceMinor <= 0 ? 'none' : made;
}

interface PayLinkForm {
  /** Where the receipt goes. */
  readonly email: string;
  /** Null: the provider's own page asks for it. Its e-mail may be empty: the payer's counts then. */
  readonly card: CardDetails | null;
}

/**
 * What keeps it from being sent: the e-mail as `email`, the card's fields as `card.number` and so on. Rule:
 * docs/journeys.md, "Paying by link".
 */
export function payLinkIssues({ email, card }: PayLinkForm, rules: CardRules): Issue[] {
  const ofCard = card === null ? [] : payersCardIssues(card, rules);
  return [
    ...emailIssues(email, true),
    ...ofCard.map(({ field, code }) => ({ field: `card.${field}`, code })),
  ];
}
