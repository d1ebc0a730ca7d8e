/** What a guest reads where a link of the hotel's asks for a payment or a card, to the letter as the specification has it. */
export const payByLinkTexts = {
  nothingOutstanding: 'There is no outstanding balance to pay on this invoice.',
  failed: 'Failed to process transaction',
  paid: 'Payment processed',
  cardSaved: 'Card saved',
} as const;

/** What a payer reads while somebody else pays the same invoice, or another of its booking. */
export const paymentUnderWayText = {
  title: 'A payment of this invoice is under way.',
  advice: 'It may be paid in a few minutes. Please look again then, before you pay.',
} as const;
