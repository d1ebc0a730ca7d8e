/** What may not agree with what, and its words. Rule: docs/booking.md, "Reconciliation". */
export const driftWords = {
  sold: 'nights sold',
  held: 'nights held',
  overbooked: 'overbooked',
  'extra-sold': 'units sold',
  'extra-held': 'units held',
  'extra-oversold': 'more units than there are',
  'promotion-used': 'redemptions of a promotion',
  'promotion-held': 'redemptions held',
  'promotion-overused': 'more redemptions than allowed',
  'voucher-balance': 'balance of a voucher',
  'voucher-overspent': 'more spent than it was worth',
  'table-taken': 'covers taken',
  'table-held': 'covers held',
  'table-overbooked': 'more covers than there are',
  'paid-there-only': 'paid at the provider only',
  'paid-here-only': 'paid in our ledger only',
  'other-sum': 'another sum at the provider',
  'other-refunds': 'other refunds at the provider',
  'unknown-reference': 'unknown to our ledger',
  'confirmed-unpaid': 'confirmed, not paid',
  'money-kept': 'not confirmed, money kept',
  'invoice-overpaid': 'more kept than an invoice asks for',
  mails: 'mails of a booking or an invoice',
  'due-sums': 'what is due is not the price',
} as const;

export type DriftKind = keyof typeof driftWords;
