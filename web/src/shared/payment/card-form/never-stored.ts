/** What becomes of a card's number. Rule: docs/payments.md, "Cards". */
export const neverStored = 'We never store its number, only its brand, last four digits and expiry date.';
