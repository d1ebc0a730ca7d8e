/** The ways of paying that the field knows; the wire's numbers stand in contract. */
export type PaymentType =
  | 'store-card'
  | 'individual-invoice'
  | 'voucher'
  | 'company-invoice'
  | 'paystack'
  | 'card';
