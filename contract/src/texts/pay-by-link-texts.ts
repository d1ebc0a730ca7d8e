/** What a guest reads where a link of the hotel's asks for a payment or a card, to the letter as the specification has it. */
export const payByLinkTexts = {
  nothingOutstanding: 'There is no outstanding balance to pay on this invoice.',
  failed: 'Failed to process transaction',
  paid: 'Payment processed',
  cardSaved: 'Card saved',
} as const;
