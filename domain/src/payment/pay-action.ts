/** What a pay link asks for: to pay an invoice, or to keep a card for a booking. */
export type PayAction = 'pay' | 'store-card';
