/** Texts of pay links, verbatim from the specification. */
export const payByLinkTexts = {
  nothingOutstanding: 'There is no outstanding balance to pay on this invoice.',
  failed: 'Failed to process transaction',
  paid: 'Payment processed',
  cardSaved: 'Card saved',
} as const;

/** For a payer while someone else pays the same invoice, or another one of its booking. */
export const paymentUnderWayText = {
  title: 'A payment of this invoice is under way.',
  advice: 'It may be paid in a few minutes. Please look again then, before you pay.',
} as const;
